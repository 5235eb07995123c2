import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ScrollArea } from './ScrollArea.tsx';

const words = ['silent films', 'travelling', 'theatre', 'cycling', 'gardening', 'chess', 'opera', 'sailing'];
const row = (
  <Inline gap={2} wrap={false}>
    {words.map(word => (
      <Chip key={word}>{word}</Chip>
    ))}
  </Inline>
);
const column = (
  <Stack gap={2}>
    {words.map((word, index) => (
      <Text key={word}>
        {index + 1}. Why {word} is better for two than for one.
      </Text>
    ))}
  </Stack>
);

const meta = {
  title: 'Base/ScrollArea',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'what is wider than a phone and must not break, such as a table; a long list in a small box.',
      avoid: 'whole pages, and dialogs: those scroll by themselves.',
    },
    accessibility: {
      keyboard: [['Arrow keys', 'Scroll it while it has the focus.']],
      screenReader: ['It has a name and can take the focus, so that it scrolls without a pointer.'],
    },
  },
  component: ScrollArea,
  args: { label: 'Interests', children: row },
  decorators: [story => <div style={{ inlineSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It can be focused and scrolled by keyboard; the edges show where there is more. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Interests' });
    await expect(region).toHaveAttribute('data-more', 'right');
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ left: 40, behavior: 'instant' });
    await waitFor(() => expect(region).toHaveAttribute('data-more', 'left right'));
    region.scrollTo({ left: 10_000, behavior: 'instant' });
    await waitFor(() => expect(region).toHaveAttribute('data-more', 'left'));
  },
};

/** What the keyboard reaches inside is scrolled clear of the part that fades. */
export const FocusInside: Story = {
  args: {
    children: (
      <Inline gap={2} wrap={false}>
        {words.map(word => (
          <Button key={word}>{word}</Button>
        ))}
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Interests' });
    const button = canvas.getByRole('button', { name: 'gardening' });
    /** How far the button is from the end of the row, in pixels. */
    const space = () => region.getBoundingClientRect().right - button.getBoundingClientRect().right;
    // most of it is in view, where Chrome does not scroll
    region.scrollBy({ left: -space() - 10, behavior: 'instant' });
    button.focus({ preventScroll: true });
    await waitFor(() => expect(space()).toBeGreaterThan(39));
  },
};

/** Not focusable where there is nothing to scroll. */
export const Fits: Story = {
  args: { children: <Chip>silent films</Chip> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Downwards: Story = {
  args: { maxHeight: '8rem', children: column },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toHaveAttribute('data-more', 'bottom');
  },
};

const scrolled = (element: HTMLElement | null) => element?.querySelectorAll('[data-more]').forEach(scroll);
const scroll = (box: Element) => {
  const turned = getComputedStyle(box).direction === 'rtl';
  box.scrollTo({ left: turned ? -60 : 60, top: 40, behavior: 'instant' });
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  // wait until each one has noticed that it scrolls
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(5));
  },
  render: args => (
    <Sheet>
      <SheetRow label="fits · more at the end · more on both sides">
        <div style={{ inlineSize: '16rem' }}>
          <ScrollArea {...args} label="Fits">
            <Chip>silent films</Chip>
          </ScrollArea>
        </div>
        <div style={{ inlineSize: '20rem' }}>
          <ScrollArea {...args} label="At the start" />
        </div>
        <div style={{ inlineSize: '20rem' }} ref={scrolled}>
          <ScrollArea {...args} label="In the middle" />
        </div>
      </SheetRow>
      <SheetRow label="more below · above and below · in every direction">
        <div style={{ inlineSize: '20rem' }}>
          <ScrollArea label="At the top" maxHeight="8rem">
            {column}
          </ScrollArea>
        </div>
        <div style={{ inlineSize: '20rem' }} ref={scrolled}>
          <ScrollArea label="Half down" maxHeight="8rem">
            {column}
          </ScrollArea>
        </div>
        <div style={{ inlineSize: '14rem' }} ref={scrolled}>
          <ScrollArea label="Both ways" maxHeight="8rem">
            <div style={{ inlineSize: '24rem' }}>{column}</div>
          </ScrollArea>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
