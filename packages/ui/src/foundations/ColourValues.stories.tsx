import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../base/Grid/Grid.tsx';
import { Heading } from '../base/Heading/Heading.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { vars } from '../theme/contract.css.ts';
import { colourShape } from '../theme/shape.ts';
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

/** Backgrounds of words that are not on the page itself. */
const grounds: Partial<Record<keyof typeof content, string>> = {
  onAccent: action.primary.bg.rest,
  onPhoto: photo.scrim,
  onInverse: surface.inverse,
  coin: coin.surface,
};

const groups: readonly Group[] = [
  {
    title: 'Surfaces',
    rule: 'What lies below: the page, cards, wells, and what lies above everything.',
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
    title: 'Words',
    rule: 'Default for reading, strong for headlines, muted for what may be missed. “On…” is for its ground.',
    rows: [
      { swatches: keys(content).map(name => ({ name, fg: content[name], shown: { bg: grounds[name] } })) },
    ],
  },
  {
    title: 'Lines',
    rule: 'Hairlines part what belongs together. Strong ones edge what can be filled in or pressed.',
    rows: [{ swatches: keys(border).map(name => ({ name, border: border[name] })) }],
  },
  {
    title: 'Buttons',
    rule: 'One primary action in a view. Danger only for what cannot be undone.',
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
    title: 'News',
    rule: 'Info, good news, a warning, an error; always with a word or an icon, never colour alone.',
    rows: keys(feedback).map(tone => ({
      tone,
      swatches: [
        { name: 'calm', fg: feedback[tone].text, bg: feedback[tone].surface, border: feedback[tone].border },
        { name: 'solid', fg: feedback[tone].onSolid, bg: feedback[tone].solid },
      ],
    })),
  },
  {
    title: 'Badges',
    rule: 'One or two words of status.',
    rows: [{ swatches: keys(badge).map(name => ({ name, ...badge[name] })) }],
  },
  {
    title: 'Coins',
    rule: 'Saffron belongs to credits: whoever sees it thinks of money.',
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
    title: 'Messages',
    rule: 'Own ones and those of the other.',
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
    title: 'Packages',
    rule: 'From the smallest to the largest offer.',
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
    title: 'Photos',
    rule: 'What lies on a picture, and what stands in for one.',
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
    title: 'Keyboard focus',
    rule: 'The ring, and the gap that keeps it visible on every ground.',
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
