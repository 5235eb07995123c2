import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../base/Button/Button.tsx';
import { Inline } from '../base/Inline/Inline.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { Part } from './Part.tsx';

/** Durations and the easing curve. With reduced motion the end state shows at once. */
const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const durations = ['out', 'in', 'dialog', 'match'] as const;
const meaning = {
  out: 'what leaves',
  in: 'what comes',
  dialog: 'large surfaces',
  match: 'the one moment to celebrate',
};

const Track = ({ name, moved }: { name: (typeof durations)[number]; moved: boolean }) => (
  <Stack gap={1}>
    <Inline gap={2} align="baseline">
      <Text size="s" strong>
        {name}
      </Text>
      <Text size="s" tone="muted">
        {meaning[name]}
      </Text>
    </Inline>
    <div style={{ maxInlineSize: '32rem', background: vars.surface.sunken, borderRadius: vars.radius.pill }}>
      <div
        className="vl-foundation-motion"
        style={{
          inlineSize: '2rem',
          blockSize: '2rem',
          borderRadius: vars.radius.pill,
          background: vars.action.primary.bg.rest,
          marginInlineStart: moved ? 'calc(100% - 2rem)' : 0,
          transition: `margin-inline-start ${vars.motion[name]} ${vars.motion.curve}`,
        }}
      />
    </div>
  </Stack>
);

function Tracks() {
  const [moved, setMoved] = useState(false);
  return (
    <Stack gap={4} align="start">
      <style>
        {'@media (prefers-reduced-motion: reduce) { .vl-foundation-motion { transition: none !important } }'}
      </style>
      <div style={{ inlineSize: '100%' }}>
        <Stack gap={3}>
          {durations.map(name => (
            <Track key={name} name={name} moved={moved} />
          ))}
        </Stack>
      </div>
      <Button onClick={() => setMoved(!moved)}>{moved ? 'Back' : 'Move'}</Button>
    </Stack>
  );
}

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Part
      title="Durations"
      rule="What leaves is faster than what comes. Only position and opacity move; nothing blinks, and nothing moves by itself for longer than a moment."
    >
      <Tracks />
    </Part>
  ),
};

export const Moves: Story = {
  tags: ['!autodocs'],
  render: () => <Tracks />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};
