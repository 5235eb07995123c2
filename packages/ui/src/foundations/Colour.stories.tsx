import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../base/Grid/Grid.tsx';
import { Heading } from '../base/Heading/Heading.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';

/** Every colour of the contract in the brand, mode and contrast chosen in the toolbar. */
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

const Swatch = ({ name, value }: { name: string; value: string }) => (
  <div>
    <div
      style={{
        blockSize: '3.5rem',
        background: value,
        border: `1px solid ${vars.border.hairline}`,
        borderRadius: vars.radius.card,
      }}
    />
    <Text size="xs" tone="muted">
      {name}
    </Text>
  </div>
);

const { surface, content, border, action, feedback, badge, coin, bubble, photo, focus } = vars;
const groups: Tree = {
  surface,
  content,
  border,
  action,
  feedback,
  badge,
  coin,
  bubble,
  package: vars.package,
  photo,
  focus,
};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={8}>
      {Object.entries(groups).map(([name, tree]) => (
        <Stack key={name} gap={3}>
          <Heading level={2} size="xl">
            {name}
          </Heading>
          <Grid min="7.5rem" gap={3}>
            {leaves(tree as Tree).map(([leaf, value]) => (
              <Swatch key={leaf} name={leaf} value={value} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
