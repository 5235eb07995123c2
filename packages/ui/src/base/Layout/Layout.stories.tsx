import type { Meta, StoryObj } from '@storybook/react-vite';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';

/** The layout components: Stack, Inline, Grid, Surface and Divider. */
const meta = {
  title: 'Base/Layout',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'distances and alignment, because components have no outer margin.',
      avoid: 'one-off margins in a screen.',
    },
    accessibility: {
      keyboard: [
        ['Tab', 'A SkipLink is shown when it takes the focus.'],
        ['Enter', 'On a SkipLink: jumps to the part of the page that it names.'],
      ],
      screenReader: [
        'Stack, Inline, Grid and Surface add nothing to read; a Divider without words is a separator, one with words is read as text.',
      ],
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link is shown when it gets the keyboard focus. */
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink href="#main">To the content</SkipLink>
      <main id="main">
        <Text>Content</Text>
      </main>
    </>
  ),
  play: ({ userEvent }) => userEvent.tab(),
};

const tones = ['raised', 'page', 'sunken', 'overlay', 'inverse', 'accent'] as const;

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Sheet>
      <SheetRow label="Surface">
        {tones.map(tone => (
          <Surface key={tone} tone={tone} padding={4} outlined>
            <Text>{tone}</Text>
          </Surface>
        ))}
        <Surface padding={4} elevated radius="control">
          <Text>elevated</Text>
        </Surface>
      </SheetRow>
      <SheetRow label="Stack, Inline">
        <Stack gap={2}>
          <Button>One</Button>
          <Button>Two</Button>
        </Stack>
        <Inline gap={2}>
          <Button size="s">One</Button>
          <Button>Two</Button>
          <Button size="l">Three</Button>
        </Inline>
      </SheetRow>
      <Grid min="9rem" gap={2}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(cell => (
          <Surface key={cell} padding={4} outlined>
            {cell}
          </Surface>
        ))}
      </Grid>
      <Divider />
      <Divider label="Thursday, 20 November" />
      <Divider label="2 new" tone="accent" />
    </Sheet>
  ),
};
