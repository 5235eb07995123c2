import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useTheme } from 'storybook/theming';

/** Code to copy, light or dark as the page: Storybook's own block is light unless it is told. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  const { base } = useTheme();
  return (
    <Source
      code={code}
      language={language as ComponentProps<typeof Source>['language']}
      dark={base === 'dark'}
    />
  );
}
