import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { StoryAxes } from '../StoryFrame.tsx';

type Channel = React.ContextType<typeof DocsContext>['channel'];

const chosen = (channel: Channel): StoryAxes =>
  (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {};

/** The choices of the toolbar, from the channel of a docs page. */
export function useChosenAxes(channel: Channel): StoryAxes {
  const [axes, setAxes] = useState(() => chosen(channel));
  useEffect(() => {
    const update = () => setAxes(chosen(channel));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, [channel]);
  return axes;
}

/** The choices of the toolbar, in any component of a docs page. */
export const useDocsAxes = () => useChosenAxes(useContext(DocsContext).channel);
