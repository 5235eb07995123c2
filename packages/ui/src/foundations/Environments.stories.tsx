import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { film } from '../../test/films.ts';
import { lander } from '../../test/landers.ts';
import { member, members } from '../../test/members.ts';
import { message } from '../../test/messages.ts';
import { sample } from '../../test/samples/sample.ts';
import { words } from '../../test/words.ts';
import { Button, ScrollArea } from '../base/index.ts';
import { velluto } from '../brands/velluto/index.ts';
import { swipeDeck } from '../i18n/messages/discover.ts';
import { video } from '../i18n/messages/landers/lander-pages.ts';
import { MessageList } from '../product/chat/index.ts';
import { SwipeDeck } from '../product/discover/index.ts';
import { VideoLander } from '../product/landers/index.ts';
import { MemberGrid } from '../product/search/index.ts';
import { liveClock } from '../provider/clock.ts';
import { UiProvider } from '../provider/UiProvider.tsx';

/** Tests of the package in environments such as jsdom. Not in the list of stories: there is nothing to see. */
const meta = { title: 'Foundations/Environments', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const clock = liveClock(0);

const missing: [target: object, name: string][] = [
  [window, 'IntersectionObserver'],
  [window, 'ResizeObserver'],
  [window, 'matchMedia'],
  [Element.prototype, 'animate'],
  [Element.prototype, 'scrollTo'],
];

/** Removes the browser features that jsdom lacks, until the returned function is called. */
function asInJsdom(): () => void {
  const taken = missing.map(([target, name]) => {
    const was = Object.getOwnPropertyDescriptor(target, name);
    Reflect.deleteProperty(target, name);
    return () => was && Object.defineProperty(target, name, was);
  });
  return () => {
    for (const giveBack of taken) giveBack();
  };
}

function Everything() {
  const [left, setLeft] = useState([member(0), member(10)]);
  return (
    <>
      <MemberGrid members={members(8)} label={sample('Members')} />
      <ScrollArea label="Prices">{sample('Prices by country')}</ScrollArea>
      <div style={{ blockSize: '20rem' }}>
        <MessageList name="Giulia" messages={[message(1, 'Hello')]} hasMore onLoadOlder={() => undefined} />
      </div>
      <VideoLander {...lander} film={film} />
      <SwipeDeck cards={left} likesLeft={4} onDecide={() => setLeft(left.slice(1))} onUndo={undefined} />
    </>
  );
}

function Late() {
  const [shown, setShown] = useState(false);
  return shown ? <Everything /> : <Button onClick={() => setShown(true)}>Show</Button>;
}

/** Without observers, media queries and animations everything is drawn, and a card that was decided makes way. */
export const Jsdom: Story = {
  render: () => <Late />,
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent }) => {
    const giveBack = asInJsdom();
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      const grid = await canvas.findByRole('list', { name: sample('Members') });
      await expect(within(grid).getAllByRole('article')).toHaveLength(8);
      await expect(canvas.getByText(sample('Prices by country'))).toBeVisible();
      await expect(canvas.getByText('Hello')).toBeVisible();
      await expect(canvas.getByRole('button', { name: words(video.play) })).toBeVisible();
      const deck = canvas.getByRole('region', { name: words(swipeDeck.label) });
      await userEvent.click(within(deck).getAllByRole('button').at(-1) ?? deck);
      await expect(
        await within(deck).findByRole('link', { name: new RegExp(member(10).name) }),
      ).toBeVisible();
    } finally {
      giveBack();
    }
  },
};

function Unbranded() {
  const [shown, setShown] = useState(false);
  if (!shown) return <Button onClick={() => setShown(true)}>Show</Button>;
  return (
    <UiProvider brand={velluto} locale="en" clock={clock}>
      <Button>Without colours</Button>
    </UiProvider>
  );
}

/** A page without a brand says so in the console, with what to write. */
export const NoBrand: Story = {
  render: () => <Unbranded />,
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement;
    const brand = page.getAttribute('data-vl-brand') ?? '';
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    page.removeAttribute('data-vl-brand');
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await canvas.findByRole('button', { name: 'Without colours' });
      await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('<html data-vl-brand=')));
    } finally {
      page.setAttribute('data-vl-brand', brand);
      warn.mockRestore();
    }
  },
};
