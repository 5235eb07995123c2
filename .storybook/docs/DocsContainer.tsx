import { DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useMemo } from 'react';
import { useAxes } from '../StoryFrame.tsx';
import { shownMode, storybookTheme } from '../storybook-theme.ts';
import { useChosenAxes } from './axes.ts';
import './docs.css';

/** Shows a docs page in the brand and mode of the toolbar, like its stories. */
export function DocsContainer({ context, children }: ComponentProps<typeof StorybookContainer>) {
  const axes = useChosenAxes(context.channel);
  useAxes({ ...axes, locale: 'en' });
  const { brand = 'velluto' } = axes;
  const mode = shownMode(axes.mode);
  const theme = useMemo(() => storybookTheme(brand, mode), [brand, mode]);
  return (
    <StorybookContainer context={context} theme={theme}>
      {children}
    </StorybookContainer>
  );
}
