import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../base/Grid/Grid.tsx';
import { Heading } from '../base/Heading/Heading.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { vars } from '../theme/contract.css.ts';
import { colourShape } from '../theme/shape.ts';
import { colourGroups, grounds } from './colour-groups.ts';
import { Part } from './Part.tsx';
import { Swatch, type SwatchProps } from './Swatch.tsx';

/**
 * Colours are named by use, not by look. Brand, mode and contrast determine the value. Each has its value, its contrast
 * against what it is seen on, and its variable: press the name to copy it.
 */
const meta = { title: 'Foundations/Colour values' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Row {
  tone?: string;
  swatches: readonly SwatchProps[];
}
interface Group {
  title: string;
  rule: string;
  rows: readonly Row[];
}

const { surface, content, border, action, feedback, badge, coin, bubble, photo, focus } = vars;
const keys = <Shape extends object>(shape: Shape) => Object.keys(shape) as (keyof Shape & string)[];
const onPage = { fg: content.default };

const groups: readonly Group[] = [
  {
    ...colourGroups.surface,
    rows: [
      {
        swatches: [
          ...keys(surface).map(name => ({
            name,
            bg: surface[name],
            shown: name === 'inverse' ? { fg: content.onInverse } : onPage,
          })),
          { name: 'backdrop', bg: vars.backdrop },
        ],
      },
    ],
  },
  {
    ...colourGroups.content,
    rows: [
      { swatches: keys(content).map(name => ({ name, fg: content[name], shown: { bg: grounds[name] } })) },
    ],
  },
  {
    ...colourGroups.border,
    rows: [{ swatches: keys(border).map(name => ({ name, border: border[name] })) }],
  },
  {
    ...colourGroups.action,
    rows: keys(action).map(tone => ({
      tone,
      swatches: keys(action[tone].bg).map(state => ({
        name: state,
        fg: action[tone].fg[state],
        bg: action[tone].bg[state],
        border: action[tone].border[state],
        dot: state === 'disabled',
      })),
    })),
  },
  {
    ...colourGroups.feedback,
    rows: keys(feedback).map(tone => ({
      tone,
      swatches: [
        { name: 'calm', fg: feedback[tone].text, bg: feedback[tone].surface, border: feedback[tone].border },
        { name: 'solid', fg: feedback[tone].onSolid, bg: feedback[tone].solid },
      ],
    })),
  },
  {
    ...colourGroups.badge,
    rows: [{ swatches: keys(badge).map(name => ({ name, ...badge[name] })) }],
  },
  {
    ...colourGroups.coin,
    rows: [
      {
        swatches: [
          { name: 'mark', fg: coin.mark, bg: coin.surface, border: coin.border },
          { name: 'face', bg: coin.face },
          { name: 'rim', bg: coin.rim },
        ],
      },
    ],
  },
  {
    ...colourGroups.bubble,
    rows: [
      {
        swatches: [
          { name: 'own', fg: bubble.own.fg, bg: bubble.own.bg },
          { name: 'own, muted', fg: bubble.own.muted, shown: { bg: bubble.own.bg } },
          { name: 'other', ...bubble.other },
        ],
      },
    ],
  },
  {
    ...colourGroups.package,
    rows: keys(vars.package).map(tone => {
      const { surface: ground, tint, border: edge, solid, onSolid, text } = vars.package[tone];
      return {
        tone,
        swatches: [
          { name: 'calm', fg: text, bg: ground, border: edge },
          { name: 'tinted', bg: tint, shown: { fg: text } },
          { name: 'solid', fg: onSolid, bg: solid },
        ],
      };
    }),
  },
  {
    ...colourGroups.photo,
    rows: [
      {
        swatches: [
          { name: 'label', fg: photo.onLabel, bg: photo.label },
          { name: 'placeholder', fg: photo.monogram, bg: photo.placeholder },
          { name: 'scrim', bg: photo.scrim, shown: { fg: content.onPhoto } },
          { name: 'veil', bg: photo.veil },
          { name: 'online', bg: photo.online },
        ],
      },
    ],
  },
  {
    ...colourGroups.focus,
    rows: [
      {
        swatches: [
          { name: 'ring', border: focus.ring },
          { name: 'gap', bg: focus.gap },
        ],
      },
    ],
  },
];

type Tree = { readonly [key: string]: null | Tree };
const leaves = (tree: Tree): number =>
  Object.values(tree).reduce<number>((sum, part) => sum + (part === null ? 1 : leaves(part)), 0);

export const Default: Story = {
  render: () => (
    <Stack gap={10}>
      {groups.map(({ title, rule, rows }) => (
        <Part key={title} title={title} rule={rule}>
          {rows.map(({ tone, swatches }) => (
            <Stack key={tone ?? title} gap={2}>
              {tone && (
                <Heading level={3} size="l">
                  {tone}
                </Heading>
              )}
              <Grid min="9.5rem" gap={3}>
                {swatches.map(swatch => (
                  <Swatch key={swatch.name} {...swatch} />
                ))}
              </Grid>
            </Stack>
          ))}
        </Part>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button', { name: /^--vl-/ }).map(button => button.textContent);
    await expect(new Set(names).size).toBe(leaves(colourShape));
  },
};
