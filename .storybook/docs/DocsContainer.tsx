import { DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useMemo } from 'react';
import { brandLook, deviceMode } from '../look.ts';
import { useAxes } from '../StoryFrame.tsx';
import { useChosenAxes } from './axes.ts';
import './docs.css';

/** Shows a docs page in the brand and mode of the toolbar, like its stories. */
export function DocsContainer({ context, children }: ComponentProps<typeof StorybookContainer>) {
  const axes = useChosenAxes(context.channel);
  useAxes({ ...axes, locale: 'en' });
  const { brand = 'velluto', mode = 'system' } = axes;
  const shown = mode === 'light' || mode === 'dark' ? mode : deviceMode();
  const theme = useMemo(() => brandLook(brand, shown), [brand, shown]);
  return (
    <StorybookContainer context={context} theme={theme}>
      {children}
    </StorybookContainer>
  );
}
