import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../base/Badge/Badge.tsx';
import { Button } from '../base/Button/Button.tsx';
import { CoinPill } from '../base/CoinPill/CoinPill.tsx';
import { Heading } from '../base/Heading/Heading.tsx';
import { Inline } from '../base/Inline/Inline.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { nordlys } from '../brands/nordlys/index.ts';
import { velluto } from '../brands/velluto/index.ts';
import { ThemeScope } from '../provider/theme.tsx';

/** Brand, mode, contrast and density are attributes of any part of a page: here eight of them stand side by side. */
const meta = { title: 'Foundations/Brands' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)' }}>
      {[velluto, nordlys].flatMap(brand =>
        (['light', 'dark'] as const).flatMap(mode =>
          (['normal', 'more'] as const).map(contrast => (
            <ThemeScope
              key={`${brand.id}-${mode}-${contrast}`}
              brand={brand.id}
              mode={mode}
              contrast={contrast}
            >
              <div style={{ padding: '2rem' }}>
                <Stack gap={4} align="start">
                  <brand.Logo size="l" />
                  <Heading size="h3">
                    Near you, <em>tonight</em>
                  </Heading>
                  <Text tone="muted">
                    {mode}, {contrast} contrast
                  </Text>
                  <Inline gap={2}>
                    <Button tone="primary">Write</Button>
                    <Button>Like</Button>
                    <CoinPill amount={4} label="4 credits" />
                    <Badge tone="warning">2 left</Badge>
                  </Inline>
                </Stack>
              </div>
            </ThemeScope>
          )),
        ),
      )}
    </div>
  ),
};
