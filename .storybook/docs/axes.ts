import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { StoryAxes } from '../StoryFrame.tsx';

type Channel = React.ContextType<typeof DocsContext>['channel'];

const chosen = (channel: Channel): StoryAxes =>
  (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]?.globals ?? {};

/** What the toolbar chooses, on a channel of docs. */
export function useChosenAxes(channel: Channel): StoryAxes {
  const [axes, setAxes] = useState(() => chosen(channel));
  useEffect(() => {
    const take = () => setAxes(chosen(channel));
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  return axes;
}

/** What the toolbar chooses, anywhere on a docs page. */
export const useDocsAxes = () => useChosenAxes(useContext(DocsContext).channel);
