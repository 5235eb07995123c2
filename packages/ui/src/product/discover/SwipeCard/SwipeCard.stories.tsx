import type { Meta, StoryObj } from '@storybook/react-vite';
import { INTERESTS } from '@velluto/rules';
import { expect, fn, waitFor } from 'storybook/test';
import { drag, sendPointerEvent } from '../../../../test/drag.ts';
import { tab } from '../../../../test/keyboard.ts';
import { longName, member, photosOf, profile } from '../../../../test/members.ts';
import { markDescription, markWords } from '../../../../test/origin-words.ts';
import { photographed } from '../../../../test/photographed.ts';
import { lockedPhoto, missingPhoto } from '../../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { words, wordsIn } from '../../../../test/words.ts';
import { assignInlineVars } from '../../../base/inline-vars.ts';
import { interestNames } from '../../../i18n/messages/profiles/interests.ts';
import { memberWords } from '../../../i18n/messages/profiles/member.ts';
import { highlightList, profileHeader } from '../../../i18n/messages/profiles/profile.ts';
import { pull } from './SwipeCard.css.ts';
import { SwipeCard } from './SwipeCard.tsx';

const meta = {
  title: 'Product/Discover/SwipeCard',
  component: SwipeCard,
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'one person to answer at once, inside a SwipeDeck.',
      avoid: 'lists: those have MemberTiles, which need no answer.',
    },
    accessibility: {
      keyboard: [
        ['Arrow right', 'Likes; on a button for the photos it shows the next one.'],
        ['Arrow left', 'Passes; on a button for the photos it shows the one before.'],
        ['Enter', 'Opens the person’s page, or shows another photo.'],
        ['Tab', 'Goes from the link to the buttons for the photos.'],
      ],
      screenReader: [
        'The link says name and age; cards behind and cards that leave are hidden and take no focus.',
        'The words that show while it is dragged are hidden.',
        'After a step it says which photo is shown, of how many, and whether it is locked.',
      ],
    },
  },
  args: { member: member(10), onDecide: fn(), onExited: fn() },
  decorators: [story => <div style={{ inlineSize: '20rem' }}>{story()}</div>],
} satisfies Meta<typeof SwipeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card is back in the middle and can be dragged again. */
const back = (link: HTMLElement) =>
  waitFor(() => {
    expect(moved(link)).toBe('');
    expect(link.closest('[style]')?.getAnimations()).toEqual([]);
  });
const moved = (link: HTMLElement) => link.closest<HTMLElement>('[style]')?.style.translate;
const slowly = (to: number): [number, number][] =>
  Array.from({ length: 8 }, (_, step) => [(to * (step + 1)) / 8, 0]);

/** A press opens the profile. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vera, 36' })).toHaveAttribute(
      'href',
      '/members/member-10',
    );
  },
};

/** The first lines of the person's own words, and the interests that the reader has too in place of how many there are. */
export const OwnWords: Story = {
  args: { member: profile(10) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.member.aboutMe ?? '')).toBeVisible();
    await expect(canvas.getByText(words(highlightList.shared({ count: 2 })))).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      expect.stringMatching(wordsIn(interestNames.cinema)),
      expect.stringMatching(wordsIn(interestNames.travelling)),
    ]);
    await expect(canvas.queryByText(words(memberWords.interests({ count: 11 })))).toBeNull();
  },
};

/** Without words and shared interests it shows how many interests there are. */
export const NoWords: Story = {
  args: { member: profile(10, { aboutMe: '', sharedInterests: [], numInterests: 11 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(memberWords.interests({ count: 11 })))).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const shown = (root: HTMLElement) =>
  root.querySelector('.vl-PersonTile [data-part="image"]')?.getAttribute('src');

/** A press on a side shows the photo before or after; a drag that begins there does not. The ends of the row are reached once. */
export const Photos: Story = {
  args: { member: profile(10, { photos: photosOf(10, 3) }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const sources = args.member.photos?.map(({ src }) => src) ?? [];
    const [next, previous] = [profileHeader.next, profileHeader.previous].map(label =>
      canvas.getByRole('button', { name: words(label) }),
    );
    if (!next || !previous) throw new Error('The card has no buttons for its photos.');
    const status = (index: number) => words(profileHeader.photoNumber({ index, count: 3 }));
    await expect(canvas.getByRole('img', { name: status(1) })).toBeVisible();
    await expect(shown(canvasElement)).toBe(sources[0]);
    await userEvent.click(next);
    await expect(shown(canvasElement)).toBe(sources[1]);
    await expect(canvasElement.querySelector('[aria-live]')).toHaveTextContent(status(2));
    drag(next, slowly(60), 120);
    next.click();
    await expect(shown(canvasElement)).toBe(sources[1]);
    await waitFor(() => expect(moved(next)).toBe(''));
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(shown(canvasElement)).toBe(sources[2]);
    await expect(next).toHaveFocus();
    await userEvent.click(previous);
    await userEvent.click(previous);
    await userEvent.click(previous);
    await expect(shown(canvasElement)).toBe(sources[0]);
    await expect(args.onDecide).not.toHaveBeenCalled();
    previous.focus();
    await expect(previous).toBeVisible();
    await expect(getComputedStyle(previous).opacity).toBe('1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(shown(canvasElement)).toBe(sources[2]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown(canvasElement)).toBe(sources[1]);
    await expect(args.onDecide).not.toHaveBeenCalled();
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDecide).toHaveBeenCalledWith({ memberId: 'member-10', decision: 'like' });
  },
};

/** Of photos that the reader may not see, one step says that there are more and how to see them. */
export const LockedPhotos: Story = {
  args: { member: profile(10, { photos: photosOf(10, 1, 3) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(profileHeader.next) }));
    await expect(
      canvas.getByRole('img', { name: words(profileHeader.photoLocked({ index: 2, count: 2 })) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: words(profileHeader.lockedAction) })).toHaveAttribute(
      'href',
      '/credits',
    );
  },
};

/** Released far from the middle: that side is the answer. The link is not followed. */
export const DragFar: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    const followed = fn();
    canvasElement.addEventListener('click', followed);
    drag(link, slowly(150), 120);
    link.click();
    await expect(args.onDecide).toHaveBeenLastCalledWith({ memberId: 'member-10', decision: 'like' });
    await expect(followed).not.toHaveBeenCalled();
    // The answer was not accepted: the card comes back.
    await back(link);
    drag(link, slowly(-150), 120);
    await expect(args.onDecide).toHaveBeenLastCalledWith({ memberId: 'member-10', decision: 'pass' });
    await expect(args.onDecide).toHaveBeenCalledTimes(2);
  },
};

/** A short flick is an answer; after a short slow drag the card springs back. */
export const Throw: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    drag(link, slowly(60), 120);
    await back(link);
    await expect(args.onDecide).not.toHaveBeenCalled();
    drag(link, [
      [-20, 0],
      [-60, 2],
    ]);
    await expect(args.onDecide).toHaveBeenCalledWith({ memberId: 'member-10', decision: 'pass' });
  },
};

/** Vertical movement scrolls the page; when the browser takes over the scroll, the card is released. */
export const ScrollsThePage: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link');
    const card = link.closest('.vl-SwipeCard > div') ?? link;
    await expect(getComputedStyle(card).touchAction).toBe('pan-y pinch-zoom');
    drag(link, [
      [4, 30],
      [200, 60],
    ]);
    await expect(args.onDecide).not.toHaveBeenCalled();
    sendPointerEvent(link, 'pointerdown', [0, 0]);
    sendPointerEvent(link, 'pointermove', [60, 4]);
    await expect(moved(link)).toBe('60px');
    sendPointerEvent(link, 'pointercancel', [60, 4]);
    await expect(moved(link)).toBe('');
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    tab();
    await expect(canvas.getByRole('link', { name: 'Vera, 36' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDecide).toHaveBeenLastCalledWith({ memberId: 'member-10', decision: 'like' });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onDecide).toHaveBeenLastCalledWith({ memberId: 'member-10', decision: 'pass' });
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(args.onDecide).toHaveBeenCalledTimes(2);
  },
};

/** While leaving it takes no answers and no focus; with reduced motion it fades in place. */
export const ReducedMotion: Story = {
  args: { decided: 'like' },
  play: async ({ args, canvasElement }) => {
    const card = canvasElement.querySelector('.vl-SwipeCard');
    await expect(card?.matches('[inert]')).toBe(true);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const frames = card?.getAnimations({ subtree: true }).map(({ effect }) => effect);
      for (const effect of frames ?? []) {
        await expect((effect as KeyframeEffect).getKeyframes()[0]).not.toHaveProperty('translate');
      }
    }
    await waitFor(() => expect(args.onExited).toHaveBeenCalledWith({ memberId: 'member-10' }));
  },
};

/** Fictional profiles are marked. */
export const Fictional: Story = {
  args: { member: member(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(markWords('system'))).toBeVisible();
    await expect(canvas.getByText(markDescription('system'))).toBeInTheDocument();
  },
};

const nothing = () => undefined;
const cell = { inlineSize: '18rem' };
const tall = { inlineSize: '20rem', blockSize: '28rem' };
/** Shows the text of a decision as during a drag of this share of the way. */
const held = (share: number) => (box: HTMLDivElement | null) => {
  const card = box?.querySelector<HTMLElement>('.vl-SwipeCard > div');
  if (!card) return;
  for (const [name, value] of Object.entries(assignInlineVars({ [pull]: String(share) }))) {
    card.style.setProperty(name, String(value));
  }
  card.style.rotate = `${share * 4}deg`;
};

/** Steps to the last photo. */
const atLastPhoto = (box: HTMLDivElement | null) => {
  const next = box?.querySelectorAll<HTMLElement>('button')[1];
  next?.click();
};
const longWords = {
  aboutMe: sample(
    'I am looking for someone to miss a train with. I bake bread at night, know three chords on the piano and always take the window seat.',
  ),
  sharedInterests: INTERESTS.slice(0, 12),
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
  render: () => (
    <Sheet>
      <SheetRow label="in front, dragged to like, dragged to pass">
        <div style={cell}>
          <SwipeCard member={member(10)} onDecide={nothing} />
        </div>
        <div style={cell} ref={held(1)}>
          <SwipeCard member={member(3)} onDecide={nothing} />
        </div>
        <div style={cell} ref={held(-1)}>
          <SwipeCard member={member(2)} onDecide={nothing} />
        </div>
      </SheetRow>
      <SheetRow label="own words and shared interests, more photos, the last one locked">
        <div style={tall}>
          <SwipeCard member={profile(10)} onDecide={nothing} />
        </div>
        <div style={tall}>
          <SwipeCard member={profile(4, { ...longWords, name: longName, photos: [] })} onDecide={nothing} />
        </div>
        <div style={tall} ref={atLastPhoto}>
          <SwipeCard
            member={profile(1, { aboutMe: '', sharedInterests: ['sea'], photos: photosOf(1, 1, 2) })}
            onDecide={nothing}
          />
        </div>
      </SheetRow>
      <SheetRow label="not a member, behind, no photo">
        <div style={cell}>
          <SwipeCard member={member(4)} onDecide={nothing} />
        </div>
        <div style={cell}>
          <SwipeCard member={member(7)} position="behind" onDecide={nothing} />
        </div>
        <div style={cell}>
          <SwipeCard member={profile(6, { photo: null, photos: [] })} onDecide={nothing} />
        </div>
      </SheetRow>
      <SheetRow label="picture fails, locked, long name and place, not a member">
        <div style={cell}>
          <SwipeCard member={member(0, { photo: missingPhoto })} onDecide={nothing} />
        </div>
        <div style={cell}>
          <SwipeCard member={member(1, { photo: lockedPhoto })} onDecide={nothing} />
        </div>
        <div style={cell}>
          <SwipeCard
            member={member(9, {
              name: longName,
              place: 'Garmisch-Partenkirchen, Oberbayern',
              origin: 'operator',
            })}
            onDecide={nothing}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
