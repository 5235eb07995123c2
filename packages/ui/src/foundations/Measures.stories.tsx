import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../base/Heading/Heading.tsx';
import { Inline } from '../base/Inline/Inline.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';

/** Type, space, shape and depth as the brand sets them. */
const meta = { title: 'Foundations/Measures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(vars.text.size) as (keyof typeof vars.text.size)[];
const steps = Object.keys(vars.space).filter(
  step => step !== 'unit' && step !== 'gutter',
) as unknown as (keyof typeof vars.space)[];
const radii = Object.keys(vars.radius) as (keyof typeof vars.radius)[];
const depths = Object.keys(vars.elevation) as (keyof typeof vars.elevation)[];

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Stack gap={4}>
    <Heading level={2} size="xl">
      {title}
    </Heading>
    {children}
  </Stack>
);

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={10}>
      <Part title="Type">
        {sizes.map(size => (
          <div
            key={size}
            style={{ display: 'grid', gridTemplateColumns: '4rem 1fr 1fr', alignItems: 'baseline' }}
          >
            <Text size="xs" tone="muted">
              {size}
            </Text>
            <span
              style={{
                fontFamily: vars.font.display,
                fontWeight: vars.font.displayWeight,
                fontSize: vars.text.size[size],
                lineHeight: vars.text.leading[size],
              }}
            >
              Velvet, 34
            </span>
            <span style={{ fontSize: vars.text.size[size], lineHeight: vars.text.leading[size] }}>
              Velvet, 34
            </span>
          </div>
        ))}
      </Part>
      <Part title="Space">
        {steps.map(step => (
          <Inline key={String(step)} gap={4}>
            <div style={{ inlineSize: '3rem' }}>
              <Text size="xs" tone="muted">
                {String(step)}
              </Text>
            </div>
            <div
              style={{ inlineSize: vars.space[step], blockSize: '0.75rem', background: vars.content.strong }}
            />
          </Inline>
        ))}
      </Part>
      <Part title="Shape">
        <Inline gap={4}>
          {radii.map(name => (
            <div
              key={name}
              style={{
                display: 'grid',
                placeItems: 'center',
                inlineSize: '7rem',
                blockSize: '5rem',
                border: `1px solid ${vars.border.strong}`,
                borderRadius: vars.radius[name],
              }}
            >
              <Text size="xs">{name}</Text>
            </div>
          ))}
        </Inline>
      </Part>
      <Part title="Depth">
        <Inline gap={8}>
          {depths.map(name => (
            <div
              key={name}
              style={{
                display: 'grid',
                placeItems: 'center',
                inlineSize: '9rem',
                blockSize: '6rem',
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
