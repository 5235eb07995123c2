import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../base/Grid/Grid.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { Part } from './Part.tsx';

/** Levels above the page. In dark mode higher surfaces are lighter, because shadows are hardly visible there. */
const meta = { title: 'Foundations/Elevation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = ['sunken', 'page', 'raised', 'overlay', 'accent', 'inverse'] as const;
const depths = Object.keys(vars.elevation) as (keyof typeof vars.elevation)[];
const box = { display: 'grid', placeItems: 'center', blockSize: '6rem' } as const;

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={10}>
      <Part
        title="Surfaces"
        rule="The page carries sections; raised are cards and tiles, sunken are wells such as fields, overlay is what lies above everything: menus, dialogs."
      >
        <Grid min="8rem" gap={4}>
          {surfaces.map(name => (
            <div
              key={name}
              style={{
                ...box,
                background: vars.surface[name],
                color: name === 'inverse' ? vars.content.onInverse : vars.content.default,
                border: `1px solid ${vars.border.hairline}`,
                borderRadius: vars.radius.card,
              }}
            >
              <span style={{ fontSize: vars.text.size.xs }}>{name}</span>
            </div>
          ))}
        </Grid>
      </Part>
      <Part
        title="Shadows"
        rule="Only what really lies above something casts a shadow: a tile that can be lifted, a menu, a sheet."
      >
        <Grid min="8rem" gap={8}>
          {depths.map(name => (
            <div
              key={name}
              style={{
                ...box,
                background: vars.surface.overlay,
                boxShadow: vars.elevation[name],
                borderRadius: vars.radius.card,
              }}
            >
              <Text size="xs">{name}</Text>
            </div>
          ))}
        </Grid>
      </Part>
    </Stack>
  ),
};
