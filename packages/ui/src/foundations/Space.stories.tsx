import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../test/photographed.ts';
import { Grid } from '../base/Grid/Grid.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { CopyVariable } from './CopyVariable.tsx';
import { expectVariables } from './expectVariables.ts';
import { Distance, Part } from './Part.tsx';

/**
 * Distances and corners, each with its value and its variable: press the name to copy it. Density changes the unit of all
 * distances and the smallest touch target, never the text.
 */
const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { unit, gutter, ...steps } = vars.space;
// first the half step: an object lists numbers before words
const sortedSteps = Object.entries(steps).sort(
  ([one], [other]) => Number(other === 'half') - Number(one === 'half'),
);
const radii = Object.keys(vars.radius) as (keyof typeof vars.radius)[];

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Stack gap={10}>
      <Part
        title="Steps"
        rule="Parts of one thing stand 1 to 3 apart, things of one group 4 to 6, groups 8 and more. A component has no outer distance; Stack, Inline and Grid give it."
      >
        <Distance name="unit" size={unit} />
        {sortedSteps.map(([name, size]) => (
          <Distance key={name} name={name} size={size} />
        ))}
      </Part>
      <Part
        title="Named distances"
        rule="The gutter lies between a page and the edge of the screen. Nothing one can press is smaller than the touch target."
      >
        <Distance name="gutter" size={gutter} />
        <Distance name="touch.min" size={vars.touch.min} square />
      </Part>
      <Part
        title="Corners"
        rule="Each kind of thing has its own corner; a brand sets them from sharp to round."
      >
        <Grid min="7rem" gap={4}>
          {radii.map(name => (
            <Stack key={name} gap={1}>
              <div
                style={{
                  display: 'grid',
                  placeItems: 'center',
                  blockSize: '5rem',
                  border: `1px solid ${vars.border.strong}`,
                  borderRadius: vars.radius[name],
                }}
              >
                <Text size="xs">{name}</Text>
              </div>
              <CopyVariable variable={vars.radius[name]} />
            </Stack>
          ))}
        </Grid>
      </Part>
      <Part
        title="People"
        rule="A brand sets pictures and rows of people close together or apart, and the portraits of a match turned or round."
      >
        <Grid min="14rem" gap={4}>
          {[vars.portrait, vars.row].flatMap(group =>
            Object.values(group).map(variable => <CopyVariable key={variable} variable={variable} />),
          )}
        </Grid>
      </Part>
    </Stack>
  ),
  play: async ({ canvasElement }) => expectVariables(canvasElement, 'space'),
};
