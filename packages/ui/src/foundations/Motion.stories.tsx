import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { motionFilms } from '../../test/films.ts';
import { photographed } from '../../test/photographed.ts';
import { sample } from '../../test/samples/sample.ts';
import { Button } from '../base/Button/Button.tsx';
import { Inline } from '../base/Inline/Inline.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { VisuallyHidden } from '../base/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../theme/contract.css.ts';
import { CopyVariable } from './CopyVariable.tsx';
import { expectVariables } from './expectVariables.ts';
import { Part } from './Part.tsx';
import { useVariable } from './useComputed.ts';

/**
 * Durations and the easing curve, each with its value and its variable: press the name to copy it. With reduced motion the
 * end state shows at once.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { curve, ...durations } = vars.motion;
type Duration = keyof typeof durations;
const meaning: Record<Duration, string> = {
  out: 'what leaves',
  in: 'what comes',
  dialog: 'large surfaces',
  match: 'the one moment to celebrate',
};

const Track = ({ name, moved }: { name: Duration; moved: boolean }) => (
  <Stack gap={1}>
    <Inline gap={2} align="baseline">
      <Text size="s" strong>
        {name}
      </Text>
      <Text size="s" tone="muted">
        {meaning[name]}
      </Text>
      <CopyVariable variable={durations[name]} />
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
          transition: `margin-inline-start ${durations[name]} ${curve}`,
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
          {(Object.keys(durations) as Duration[]).map(name => (
            <Track key={name} name={name} moved={moved} />
          ))}
        </Stack>
      </div>
      <Button onClick={() => setMoved(!moved)}>{sample(moved ? 'Back' : 'Move')}</Button>
    </Stack>
  );
}

/** The way over time: `cubic-bezier(0.2, 0.8, 0.2, 1)` as a drawing of 8 rem. */
function Curve() {
  const { ref, value = '' } = useVariable(curve);
  const [x1, y1, x2, y2] = [...value.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number) * 100);
  return (
    <Inline gap={4} wrap={false}>
      <div ref={ref} style={{ flex: 'none', inlineSize: '8rem' }}>
        <svg viewBox="-4 -4 108 108" fill="none" aria-hidden="true">
          <path d="M0 0v100h100" stroke={vars.border.strong} />
          {x1 !== undefined && (
            <path
              d={`M0 100C${x1} ${100 - (y1 ?? 0)} ${x2} ${100 - (y2 ?? 0)} 100 0`}
              stroke={vars.content.accent}
              strokeWidth="3"
            />
          )}
        </svg>
      </div>
      <CopyVariable variable={curve} />
    </Inline>
  );
}

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Stack gap={10}>
      <Part
        title="Durations"
        rule="What leaves is faster than what comes. Only position and opacity move; nothing blinks, and nothing moves by itself for longer than a moment."
      >
        <Tracks />
      </Part>
      <Part title="Curve" rule="Everything starts fast and comes to rest slowly.">
        <Curve />
      </Part>
    </Stack>
  ),
  play: async ({ canvasElement }) => expectVariables(canvasElement, 'motion'),
};

const filmWords: Record<string, string> = {
  match: 'A match: the one moment to celebrate',
  swipe: 'A card that is swiped away',
  like: 'A like',
};

function Film({ name, src, still }: (typeof motionFilms)[number]) {
  const [plays, setPlays] = useState(false);
  return (
    <figure style={{ margin: 0, inlineSize: '15rem', maxInlineSize: '100%' }}>
      <Stack gap={2} align="start">
        <img
          src={plays ? src : still}
          alt=""
          style={{ inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.card }}
        />
        <figcaption>
          <Text size="s" tone="muted">
            {filmWords[name]}
          </Text>
        </figcaption>
        <Button size="s" onClick={() => setPlays(!plays)}>
          {plays ? 'Stop' : 'Play'} <VisuallyHidden>{filmWords[name]}</VisuallyHidden>
        </Button>
      </Stack>
    </figure>
  );
}

/** Components in motion. Nothing plays by itself, and everything that plays can be stopped. */
export const Films: Story = {
  render: () => (
    <Inline gap={6} align="start">
      {motionFilms.map(film => (
        <Film key={film.name} {...film} />
      ))}
    </Inline>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const pictures = [...canvasElement.querySelectorAll('img')].map(({ src }) => src);
    await expect(pictures).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: `Play ${filmWords.match}` }));
    await expect(canvas.getByRole('button', { name: `Stop ${filmWords.match}` })).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')[1]?.src).not.toBe(pictures[1]);
  },
};

export const Moves: Story = {
  tags: ['!autodocs'],
  render: () => <Tracks />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dots = [...canvasElement.querySelectorAll<HTMLElement>('.vl-foundation-motion')];
    await expect(dots).toHaveLength(Object.keys(durations).length);
    await userEvent.click(canvas.getByRole('button', { name: sample('Move') }));
    await expect(canvas.getByRole('button', { name: sample('Back') })).toBeVisible();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const moving = dots.flatMap(dot => dot.getAnimations());
    await expect(moving).toHaveLength(still ? 0 : dots.length);
  },
};
