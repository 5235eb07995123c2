import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { photographed } from '../../test/photographed.ts';
import { portrait } from '../../test/photos.ts';
import { sample } from '../../test/samples/sample.ts';
import { Badge } from '../base/Badge/Badge.tsx';
import { Button } from '../base/Button/Button.tsx';
import { CoinPill } from '../base/CoinPill/CoinPill.tsx';
import { Grid } from '../base/Grid/Grid.tsx';
import { Heading } from '../base/Heading/Heading.tsx';
import { Inline } from '../base/Inline/Inline.tsx';
import { Photo } from '../base/Photo/Photo.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { TextField } from '../base/TextField/TextField.tsx';
import { nordlys } from '../brands/nordlys/index.ts';
import { velluto } from '../brands/velluto/index.ts';
import { Notice } from '../patterns/Notice/Notice.tsx';
import type { Brand } from '../provider/context.ts';
import { type ThemeAxes, ThemeScope } from '../provider/theme.tsx';
import { vars } from '../theme/contract.css.ts';

/**
 * The same components in every brand, light and dark, with normal and high contrast. A brand chooses a few colours,
 * two typefaces, corners and how it emphasises a word; everything else is derived from these.
 */
const meta = { title: 'Foundations/Brands' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Face = { mode: 'light' | 'dark'; contrast: 'normal' | 'more' };
const faces: readonly Face[] = (['light', 'dark'] as const).flatMap(mode =>
  (['normal', 'more'] as const).map(contrast => ({ mode, contrast })),
);

const ground = {
  background: vars.surface.page,
  color: vars.content.default,
  border: `1px solid ${vars.border.hairline}`,
  padding: vars.space[5],
};

const Parts = ({ brand, mode, contrast }: Face & { brand: Brand }) =>
  sample(
    <ThemeScope brand={brand.id} mode={mode} contrast={contrast}>
      <div style={ground}>
        <Stack gap={4}>
          <Inline justify="between">
            <brand.Logo size="m" />
            <CoinPill amount={4} label="4 credits" />
          </Inline>
          <div style={{ display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', gap: vars.space[4] }}>
            <Photo photo={portrait(brand === velluto ? 0 : 6)} alt="" sizes="5rem" priority />
            <Stack gap={1}>
              <Heading size="h3">
                Near you, <em>tonight</em>
              </Heading>
              <Text tone="muted" size="s">
                {mode}, {contrast} contrast
              </Text>
            </Stack>
          </div>
          <Inline gap={2}>
            <Button tone="primary">Write</Button>
            <Button>Like</Button>
            <Badge tone="new">New</Badge>
            <Badge tone="warning">2 left</Badge>
          </Inline>
          <TextField
            label="City"
            defaultValue="Turin"
            id={`city-${brand.id}-${mode}-${contrast}`}
            description="Others see this."
          />
          <Notice tone="caution">Your e-mail is not confirmed.</Notice>
        </Stack>
      </div>
    </ThemeScope>,
  );

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Stack gap={10}>
      {[velluto, nordlys].map(brand => (
        <Stack key={brand.id} gap={4}>
          <Heading level={2} size="xl">
            {brand.name}
          </Heading>
          <Grid min="26rem" gap={4}>
            {faces.map(face => (
              <Parts key={`${face.mode}-${face.contrast}`} brand={brand} {...face} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};

/** The axes of a scope, and their other values: the outer brand is that of the page, since a third level has limits. */
const scopes = (page: unknown): Record<'one' | 'other', Required<ThemeAxes>> => {
  const [brand, otherBrand] = page === 'nordlys' ? ['nordlys', 'velluto'] : ['velluto', 'nordlys'];
  return {
    one: { brand, mode: 'light', contrast: 'normal', density: 'comfortable' },
    other: { brand: otherBrand, mode: 'dark', contrast: 'more', density: 'compact' },
  };
};
type Axis = keyof ThemeAxes;

/** Every order of some axes. */
const orders = (axes: readonly Axis[]): Axis[][] =>
  axes.length === 0
    ? [[]]
    : axes.flatMap(axis => orders(axes.filter(each => each !== axis)).map(rest => [axis, ...rest]));

const Probe = ({ id }: { id: string }) => (
  <div
    data-testid={id}
    style={{
      background: vars.surface.page,
      color: vars.content.muted,
      border: `1px solid ${vars.border.hairline}`,
      borderRadius: vars.radius.control,
      boxShadow: vars.elevation.raised,
      padding: vars.space[2],
      minBlockSize: vars.touch.min,
    }}
  >
    {id}
  </div>
);

/** Each axis may be set by itself, in any order and inside any other. */
export const Nested: Story = {
  render: (_, { globals }) => {
    const { one, other } = scopes(globals.brand);
    return (
      <Stack gap={2}>
        <ThemeScope {...other}>
          <Probe id="at once" />
        </ThemeScope>
        <ThemeScope {...one}>
          {orders(['brand', 'mode', 'contrast', 'density']).map(order => (
            <div key={order.join()}>
              {order.reduceRight<ReactNode>(
                (inner, axis) => (
                  <ThemeScope key={axis} {...{ [axis]: other[axis] }}>
                    {inner}
                  </ThemeScope>
                ),
                <Probe id={order.join(' > ')} />,
              )}
            </div>
          ))}
        </ThemeScope>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const lookOf = (element: HTMLElement) => {
      const { backgroundColor, color, borderColor, borderRadius, boxShadow, padding, minBlockSize } =
        getComputedStyle(element);
      return { backgroundColor, color, borderColor, borderRadius, boxShadow, padding, minBlockSize };
    };
    const [atOnce, ...nested] = canvas.getAllByTestId(/./);
    if (!atOnce) throw new Error('there is no probe');
    await expect(nested).toHaveLength(24);
    for (const probe of nested)
      await expect([probe.textContent, lookOf(probe)]).toEqual([probe.textContent, lookOf(atOnce)]);
  },
};
