import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../base/Inline/Inline.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { Part } from './Part.tsx';

/** How far things lie above the page. In dark mode surfaces grow lighter, because shadows are hardly seen there. */
const meta = { title: 'Foundations/Elevation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = ['sunken', 'page', 'raised', 'overlay', 'accent', 'inverse'] as const;
const depths = Object.keys(vars.elevation) as (keyof typeof vars.elevation)[];
const box = { display: 'grid', placeItems: 'center', inlineSize: '9rem', blockSize: '6rem' } as const;

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={10}>
      <Part
        title="Surfaces"
        rule="The page carries sections; raised are cards and tiles, sunken are wells such as fields, overlay is what lies above everything: menus, dialogs."
      >
        <Inline gap={4}>
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
        </Inline>
      </Part>
      <Part
        title="Shadows"
        rule="Only what really lies above something casts a shadow: a tile that can be lifted, a menu, a sheet."
      >
        <Inline gap={8}>
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
        </Inline>
      </Part>
    </Stack>
  ),
};
