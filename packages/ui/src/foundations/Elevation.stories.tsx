import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../test/photographed.ts';
import { Grid } from '../base/Grid/Grid.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { CopyVariable, VariableWithValue } from './CopyVariable.tsx';
import { expectVariables } from './expectVariables.ts';
import { Part } from './Part.tsx';
import { useVariable } from './useComputed.ts';

/**
 * Levels above the page, each with its value and its variable: press the name to copy it. In dark mode higher surfaces are
 * lighter, because shadows are hardly visible there.
 */
const meta = { title: 'Foundations/Elevation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = Object.keys(vars.surface) as (keyof typeof vars.surface)[];
const depths = Object.keys(vars.elevation) as (keyof typeof vars.elevation)[];
const box = {
  display: 'grid',
  placeItems: 'center',
  blockSize: '6rem',
  borderRadius: vars.radius.card,
} as const;

/** How far a shadow lies beyond its box on each side, in pixels; a blur reaches as far as it is wide. */
function reach(boxShadow: string) {
  const layers = boxShadow
    .split(/,(?![^(]*\))/)
    .map(layer => [...layer.matchAll(/(-?[\d.]+)px/g)].map(([, length]) => Number(length)));
  const furthest = (of: (x: number, y: number, around: number) => number) =>
    Math.max(...layers.map(([x = 0, y = 0, blur = 0, spread = 0]) => of(x, y, blur + spread)));
  return {
    Top: furthest((_, y, around) => around - y),
    Right: furthest((x, _, around) => around + x),
    Bottom: furthest((_, y, around) => around + y),
    Left: furthest((x, _, around) => around - x),
  };
}

/** A shadow on a ground of its own that is large enough for all of it, with its layers, each in a line. */
function Depth({ name }: { name: keyof typeof vars.elevation }) {
  const { ref, value } = useVariable(vars.elevation[name]);
  return (
    <Stack gap={1}>
      <div ref={ref} data-ground="" style={{ padding: '5rem 3rem', background: vars.surface.page }}>
        <div style={{ ...box, background: vars.surface.overlay, boxShadow: vars.elevation[name] }}>
          <Text size="xs">{name}</Text>
        </div>
      </div>
      <VariableWithValue
        variable={vars.elevation[name]}
        value={value
          ?.split(',')
          .map(layer => layer.trim())
          .join('\n')}
      />
    </Stack>
  );
}

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Stack gap={10}>
      <Part
        title="Surfaces"
        rule="The page carries sections; raised are cards and tiles, sunken are wells such as fields, overlay is what lies above everything: menus, dialogs."
      >
        <Grid min="9.5rem" gap={4}>
          {surfaces.map(name => (
            <Stack key={name} gap={1}>
              <div
                style={{
                  ...box,
                  background: vars.surface[name],
                  color: name === 'inverse' ? vars.content.onInverse : vars.content.default,
                  border: `1px solid ${vars.border.hairline}`,
                }}
              >
                <span style={{ fontSize: vars.text.size.xs }}>{name}</span>
              </div>
              <CopyVariable variable={vars.surface[name]} />
            </Stack>
          ))}
        </Grid>
      </Part>
      <Part
        title="Shadows"
        rule="Only what really lies above something casts a shadow: a tile that can be lifted, a menu, a sheet."
      >
        <Grid min="16rem" gap={4}>
          {depths.map(name => (
            <Depth key={name} name={name} />
          ))}
        </Grid>
      </Part>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expectVariables(canvasElement, 'elevation');
    const grounds = [...canvasElement.querySelectorAll('[data-ground]')];
    await expect(grounds).toHaveLength(depths.length);
    for (const ground of grounds) {
      const room = getComputedStyle(ground);
      const { boxShadow } = getComputedStyle(ground.firstElementChild ?? ground);
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const)
        await expect(Number.parseFloat(room[`padding${side}`])).toBeGreaterThanOrEqual(
          reach(boxShadow)[side],
        );
    }
  },
};
