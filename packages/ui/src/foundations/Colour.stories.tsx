import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../test/photographed.ts';
import { Grid } from '../base/Grid/Grid.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { colourGroups, grounds, sample } from './colour-groups.ts';
import { Part } from './Part.tsx';

/** Colours are named by use, not by look. Brand, mode and contrast determine the value. */
const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Group = keyof typeof colourGroups;
type Tree = { readonly [key: string]: string | Tree };

const leaves = (tree: Tree, path: string[] = []): [name: string, value: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : leaves(value, [...path, key]),
  );

/** A colour as it is used: text colours as letters, lines as lines, everything else as a surface. */
function Swatch({ group, name, value }: { group: Group; name: string; value: string }) {
  const hairline = `1px solid ${vars.border.hairline}`;
  const look =
    group === 'content'
      ? { color: value, background: grounds[name], border: hairline }
      : group === 'border'
        ? { border: `2px solid ${value}` }
        : { background: value, border: hairline };
  return (
    <div>
      <div style={{ ...sample, ...look }} aria-hidden="true">
        {group === 'content' && 'Aa'}
      </div>
      <Text size="xs" tone="muted">
        {name}
      </Text>
    </div>
  );
}

const groups = Object.keys(colourGroups) as Group[];

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Stack gap={10}>
      {groups.map(group => (
        <Part
          key={group}
          title={colourGroups[group].title}
          rule={`${colourGroups[group].rule} In code: ${group}.`}
        >
          <Grid min="8.75rem" gap={3}>
            {leaves(vars[group]).map(([name, value]) => (
              <Swatch key={name} group={group} name={name} value={value} />
            ))}
          </Grid>
        </Part>
      ))}
    </Stack>
  ),
};
