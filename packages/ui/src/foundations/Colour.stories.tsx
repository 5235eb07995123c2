import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../base/Grid/Grid.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { Part } from './Part.tsx';

/** Colours are named by use, not by look. Brand, mode and contrast determine the value. */
const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path: string[] = []): [name: string, value: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : leaves(value, [...path, key]),
  );

/** Backgrounds of text that is not on the page itself. */
const grounds: Readonly<Record<string, string>> = {
  'content.onAccent': vars.action.primary.bg.rest,
  'content.onPhoto': vars.photo.scrim,
  'content.onInverse': vars.surface.inverse,
  'content.coin': vars.coin.surface,
};

const sample = {
  display: 'grid',
  placeItems: 'center',
  blockSize: '3rem',
  borderRadius: vars.radius.card,
  fontFamily: vars.font.display,
  fontSize: vars.text.size.xl,
} as const;

/** A colour as it is used: text colours as letters, lines as lines, everything else as a surface. */
function Swatch({ name, value }: { name: string; value: string }) {
  const hairline = `1px solid ${vars.border.hairline}`;
  const look = name.startsWith('content.')
    ? { color: value, background: grounds[name], border: hairline }
    : name.startsWith('border.')
      ? { border: `2px solid ${value}` }
      : { background: value, border: hairline };
  return (
    <div>
      <div style={{ ...sample, ...look }} aria-hidden="true">
        {name.startsWith('content.') && 'Aa'}
      </div>
      <Text size="xs" tone="muted">
        {name.slice(name.indexOf('.') + 1)}
      </Text>
    </div>
  );
}

const groups: readonly [name: keyof typeof vars, title: string, rule: string][] = [
  ['surface', 'Surfaces', 'What lies below: the page, cards, wells, and what lies above everything.'],
  [
    'content',
    'Words',
    'Default for reading, strong for headlines, muted for what may be missed. “On…” is for its ground.',
  ],
  [
    'border',
    'Lines',
    'Hairlines part what belongs together. Strong ones edge what can be filled in or pressed.',
  ],
  ['action', 'Buttons', 'One primary action in a view. Danger only for what cannot be undone.'],
  [
    'feedback',
    'News',
    'Info, good news, a warning, an error; always with a word or an icon, never colour alone.',
  ],
  ['badge', 'Badges', 'One or two words of status.'],
  ['coin', 'Coins', 'Saffron belongs to credits: whoever sees it thinks of money.'],
  ['bubble', 'Messages', 'Own ones and those of the other.'],
  ['package', 'Packages', 'From the smallest to the largest offer.'],
  ['photo', 'Photos', 'What lies on a picture, and what stands in for one.'],
  ['focus', 'Keyboard focus', 'The ring, and the gap that keeps it visible on every ground.'],
];

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={10}>
      {groups.map(([name, title, rule]) => (
        <Part key={name} title={title} rule={`${rule} In code: ${name}.`}>
          <Grid min="8.75rem" gap={3}>
            {leaves(vars[name] as Tree, [name]).map(([leaf, value]) => (
              <Swatch key={leaf} name={leaf} value={value} />
            ))}
          </Grid>
        </Part>
      ))}
    </Stack>
  ),
};
