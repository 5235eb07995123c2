import { DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useMemo } from 'react';
import { useAxes } from '../StoryFrame.tsx';
import { deviceMode, storybookTheme } from '../storybook-theme.ts';
import { useChosenAxes } from './axes.ts';
import './docs.css';

/** Shows a docs page in the brand and mode of the toolbar, like its stories. */
export function DocsContainer({ context, children }: ComponentProps<typeof StorybookContainer>) {
  const axes = useChosenAxes(context.channel);
  useAxes({ ...axes, locale: 'en' });
  const { brand = 'velluto', mode = 'system' } = axes;
  const shown = mode === 'light' || mode === 'dark' ? mode : deviceMode();
  const theme = useMemo(() => storybookTheme(brand, shown), [brand, shown]);
  return (
    <StorybookContainer context={context} theme={theme}>
      {children}
    </StorybookContainer>
  );
}
