import { expect, it } from 'vitest';
import { sizeOf } from '../../.storybook/docs/component/sizes.ts';
import { root } from '../support/run-step.ts';
import { describeComponents, tokensIn } from './components.ts';
import { llmsFullText, llmsText } from './llms.ts';

const [button] = describeComponents(
  [
    {
      name: 'Button',
      entry: '@velluto/ui/base',
      source: 'packages/ui/src/base/Button/Button.tsx',
      example: 'export const Example = 1;',
      guidance: { use: 'actions.', avoid: 'links.' },
      accessibility: { keyboard: [['Enter', 'Presses it.']], screenReader: ['Says busy.'] },
    },
  ],
  {
    components: {
      'base-button': {
        name: 'Button',
        path: 'Button.tsx',
        reactDocgenTypescript: {
          description: 'Starts an action. Nothing else.\n@part label - the words',
          props: {
            tone: { type: { name: 'enum', value: [{ value: '"quiet"' }, { value: '"primary"' }] } },
            children: { type: { name: 'ReactNode' }, required: true, description: 'The words.' },
            size: { type: { name: 'string' }, defaultValue: { value: 'm' } },
          },
        },
      },
    },
  },
  root,
);

it('joins what types, stories, sources and sizes say of a component', () => {
  expect(button).toMatchObject({
    description: 'Starts an action. Nothing else.',
    size: sizeOf('packages/ui/src/base/Button/Button.tsx'),
    props: [
      { name: 'tone', type: '"quiet" | "primary"', required: false },
      { name: 'children', type: 'ReactNode', required: true, description: 'The words.' },
      { name: 'size', default: 'm' },
    ],
    parts: [{ name: 'label' }, { name: 'spinner' }],
  });
  expect(button?.tokens).toContain('--vl-action-*');
});

it('finds the variables of the theme in styles, each once', () => {
  expect(tokensIn('vars.space[8], vars.surface.page, vars.space[8], vars.badge[tone], myvars.a')).toEqual([
    '--vl-badge-*',
    '--vl-space-8',
    '--vl-surface-page',
  ]);
});

it('writes an index and a full text with the guide', () => {
  const components = button ? [button] : [];
  expect(llmsText('# Guide\n\n## Install\n\n## Theming\n', components)).toContain('Install; Theming.');
  expect(llmsText('', components)).toContain('- Button (@velluto/ui/base): Starts an action.\n');
  expect(llmsFullText('# Guide\n', components)).toMatchInlineSnapshot(`
    "# Guide

    ## Components

    ### Button

    Starts an action. Nothing else.

    Use it for actions.
    Not for links.

    Properties:
    - tone?: "quiet" | "primary"
    - children: ReactNode – The words.
    - size?: string = m

    Parts:
    - [data-part="label"]: icons and text
    - [data-part="spinner"]: the sign that the action is running

    Keys and screen readers:
    - Enter: Presses it.
    - Says busy.

    \`\`\`tsx
    export const Example = 1;
    \`\`\`
    "
  `);
});
