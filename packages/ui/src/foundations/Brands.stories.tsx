import type { Meta, StoryObj } from '@storybook/react-vite';
import { portrait } from '../../test/photos.ts';
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
import { ThemeScope } from '../provider/theme.tsx';
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

const Parts = ({ brand, mode, contrast }: Face & { brand: Brand }) => (
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
  </ThemeScope>
);

export const States: Story = {
  tags: ['sheet'],
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
