import { DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { themes } from 'storybook/theming';
import { useAxes } from '../StoryFrame.tsx';
import { useChosenAxes } from './axes.ts';
import './docs.css';

const fontBase = 'var(--vl-font-body)';
const looks = { light: { ...themes.light, fontBase }, dark: { ...themes.dark, fontBase } };

/** Shows a docs page in the brand and mode of the toolbar, like its stories. */
export function DocsContainer({ context, children }: ComponentProps<typeof StorybookContainer>) {
  const axes = useChosenAxes(context.channel);
  useAxes({ ...axes, locale: 'en' });
  const dark =
    axes.mode === 'dark' ||
    (axes.mode === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <StorybookContainer context={context} theme={looks[dark ? 'dark' : 'light']}>
      {children}
    </StorybookContainer>
  );
}
