import type { RouterState, Target } from './navigator.ts';
import type { Page } from './open-page.ts';

/** Milliseconds that the page may stand still for a move. A page that takes longer to draw comes without one. */
const STANDS_STILL = 200;

/** Name of the picture that moves, for the browser. */
const MOVED = 'vl-person';

/** What stands for one person and has their picture. */
const people =
  '.vl-PersonTile, .vl-ProfileHeader, .vl-ConversationRow, .vl-ChatTopBar, .vl-NewMatches li, .vl-MatchDialog, .vl-LikeDialog';

/** The picture of the person that a page is about; a skeleton has that of the person who was pressed. */
const mainPicture =
  '.vl-ProfileHeader .vl-Photo, .vl-ChatTopBar .vl-Photo, .vl-PageSkeleton [data-part="picture"]';

/** What comes onto the screen. */
export interface Change {
  /** The page on the screen. */
  from: Page;
  /** The page that comes, or its skeleton. */
  to: Page | Target;
  /** How it was reached; a skeleton comes forward. */
  arrival: RouterState['arrival']['kind'];
}

/** Moves the picture of a person from one page to the next. */
export interface Moves {
  /** Address of the pressed person's picture, as it was loaded. */
  pressedPicture(): string | undefined;
  /**
   * Shows the next page, with a move where the two pages show the same person.
   *
   * @param show draws it; settles when it is in the document
   */
  run(change: Change, show: () => Promise<void>): void;
  /** Forgets presses, and listens no longer. */
  stop(): void;
}

const isOnScreen = (element: Element): boolean => {
  const { top, left, bottom, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** The picture beside a link or a button, where it is on the screen. */
function pictureBeside(pressed: Element | null): HTMLElement | null {
  const person = pressed?.closest(people);
  // a match also shows the reader's own picture
  const frame = person?.querySelector('[data-part="member"]') ?? person;
  const picture = frame?.querySelector<HTMLElement>('.vl-Photo');
  return picture && isOnScreen(picture) ? picture : null;
}

/** The picture of the person that the page on the screen is about. */
function pictureOfPage(): HTMLElement | null {
  const picture = document.querySelector<HTMLElement>(mainPicture);
  return picture && isOnScreen(picture) ? picture : null;
}

/** The picture beside a link to this path. */
function pictureOfLink(path: string): HTMLElement | null {
  const links = [...document.querySelectorAll('a')].filter(({ pathname }) => pathname === path);
  for (const link of links) {
    const picture = pictureBeside(link);
    if (picture) return picture;
  }
  return null;
}

const isAboutPerson = ({ route: { shape } }: Page | Target) => shape === 'person' || shape === 'conversation';

/** Runs work when the answer to a press has been painted: from the begin of a move until the next page nothing is. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work));

/** Makes the moves of this window. */
export function createMoves(): Moves {
  let pressed: Element | null = null;
  /** The browser has moved the page itself, as Safari does after a swipe from the edge. */
  let swiped = false;
  let running: ViewTransition | null = null;
  let named: HTMLElement | null = null;
  /** Number of the last change: one that came before it is not shown any more. */
  let turn = 0;
  /** Gives the name to this picture alone. */
  const name = (picture: HTMLElement | null) => {
    if (named) named.style.viewTransitionName = '';
    if (picture) picture.style.viewTransitionName = MOVED;
    named = picture;
  };
  const listening = new AbortController();
  const listen = { capture: true, signal: listening.signal };
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target as Element;
    },
    listen,
  );
  addEventListener(
    'popstate',
    ({ hasUAVisualTransition }) => {
      pressed = null;
      swiped = hasUAVisualTransition;
    },
    listen,
  );

  /** The picture that the next page also shows. */
  const pictureBefore = ({ from, to, arrival }: Change) => {
    if (arrival === 'back') return isAboutPerson(from) && !swiped ? pictureOfPage() : null;
    const leads = isAboutPerson(to) || (isAboutPerson(from) && to.route.shape === 'chats');
    return arrival === 'forward' && leads ? pictureBeside(pressed) : null;
  };
  /** The same person's picture on the page that has come. */
  const pictureAfter = ({ from, arrival }: Change) =>
    (arrival === 'forward' && pictureOfPage()) || pictureOfLink(from.path);

  return {
    pressedPicture: () => pictureBeside(pressed)?.querySelector('img')?.currentSrc || undefined,

    run(change, show) {
      turn += 1;
      running?.skipTransition();
      running = null;
      name(null);
      const mayMove =
        'startViewTransition' in document &&
        !document.hidden &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches;
      const before = mayMove ? pictureBefore(change) : null;
      if (!before) {
        void show();
        return;
      }
      name(before);
      const mine = turn;
      afterPaint(() => {
        if (mine === turn) begin(change, show);
      });
    },

    stop: () => listening.abort(),
  };

  function begin(change: Change, show: () => Promise<void>): void {
    const transition = document.startViewTransition(async () => {
      const tooLong = setTimeout(() => transition.skipTransition(), STANDS_STILL);
      await show();
      clearTimeout(tooLong);
      // another page has come meanwhile
      if (running !== transition) return;
      const after = pictureAfter(change);
      name(after);
      if (!after) transition.skipTransition();
    });
    running = transition;
    // a skipped move is no error: the page is there
    transition.ready.catch(() => undefined);
    transition.updateCallbackDone.catch(() => undefined);
    const end = () => {
      if (running !== transition) return;
      running = null;
      name(null);
    };
    transition.finished.then(end, end);
  }
}
