import { proxy } from 'valtio/vanilla';
import type { Route } from '../../lib/router/route.ts';

/**
 * Overlays that open by themselves: terms to agree to, a like or a match, one still to be fetched from the server (`pendingLike`),
 * the time bonus, the question about the advertising link (`source`).
 */
export type QueuedDialog = 'terms' | 'like' | 'pendingLike' | 'bonus' | 'source';

/** How often to check whether the user has finished what they are doing. */
const checkIntervalMs = 1_000;

/** Pages on which users pay, choose what to buy, answer questions or sign up: no dialog opens there. */
const busyPages = [
  'signup',
  'signup-matches',
  'members-id-signup',
  'complete-signup',
  'match-finder',
  'swipe-game',
  'credits',
  'premium',
  'credits-repeat-order',
  'credits-id-paymentmethod',
  'directdebit',
  'withdrawal',
  'cancellation',
];

/** Pages that can be used without agreeing to the terms: the terms, complaints, mails, and the account with its deletion. */
const openWithoutTerms = ['pages', 'complaints', 'notifications', 'settings'];

/**
 * Whether an overlay may open on a page: dialogs only in the default layout (spec § 4.2) and not on busy pages; the
 * question about the advertising link takes no focus, so it opens on any page.
 */
export function mayOpenOn(
  name: QueuedDialog,
  { layout, name: page }: Pick<Route, 'layout' | 'name'>,
): boolean {
  if (name === 'source') return true;
  if (name === 'terms' && openWithoutTerms.includes(page)) return false;
  return layout === 'Default' && !busyPages.includes(page);
}

const field = 'input, select, textarea, iframe, [contenteditable="true"]';
const overPage = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether no field has the focus, and no dialog or menu is open. */
export const isUserIdle = (): boolean =>
  !document.activeElement?.matches(field) && document.querySelector(overPage) === null;

/** Chooses which of the due overlays is open: one at a time, and one opens only while `isUserIdle`. */
export function createDialogQueue(isUserIdle: () => boolean) {
  const state = proxy<{ open: QueuedDialog | null }>({ open: null });
  let due: readonly QueuedDialog[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const openNext = () => {
    if (isUserIdle()) setOpen(due[0] ?? null);
  };
  function setOpen(name: QueuedDialog | null) {
    state.open = name;
    const waits = name === null && due.length > 0;
    if (!waits) clearInterval(timer);
    timer = waits ? (timer ?? setInterval(openNext, checkIntervalMs)) : undefined;
  }

  return {
    state,

    /** Sets the overlays that are due on this page; an open one stays open while it is due. */
    setDue(names: readonly QueuedDialog[]): void {
      due = names;
      const stays = state.open !== null && due.includes(state.open);
      setOpen(stays ? state.open : null);
      if (!stays) openNext();
    },
  };
}
