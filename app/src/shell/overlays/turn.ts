import { proxy } from 'valtio/vanilla';
import type { Route } from '../../platform/router/route.ts';

/**
 * What opens without being asked for: terms to agree to, a like or a match that came, one that the server still has to
 * hand out, the newcomer's offer, the question about the advertising link.
 */
export type Unasked = 'terms' | 'like' | 'claim' | 'bonus' | 'source';

/** How often somebody who is busy is looked at again. */
const lookAgainMs = 1_000;

/** Pages on which one pays, chooses what to pay for, answers questions or signs up. */
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

/** Pages that stay open to who has not agreed to the terms: the terms themselves, a complaint, the own data, the way out. */
const openWithoutTerms = ['pages', 'complaints', 'notifications', 'settings'];

/**
 * Whether it may open on a page: dialogs in the default layout (product.md §2) and where nobody is busy; the question
 * about the link takes no focus, and opens anywhere.
 */
export function mayOpenOn(name: Unasked, { layout, name: page }: Pick<Route, 'layout' | 'name'>): boolean {
  if (name === 'source') return true;
  if (name === 'terms' && openWithoutTerms.includes(page)) return false;
  return layout === 'Default' && !busyPages.includes(page);
}

const field = 'input, select, textarea, iframe, [contenteditable="true"]';
const overPage = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether no field has the focus, and no dialog or menu is open. */
export const isAtRest = (): boolean =>
  !document.activeElement?.matches(field) && document.querySelector(overPage) === null;

/** Whose turn it is among what is due: one at a time, and each begins only while `isAtRest`. */
export function createTurn(isAtRest: () => boolean) {
  const state = proxy<{ open: Unasked | null }>({ open: null });
  let due: readonly Unasked[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;

  const look = () => {
    if (isAtRest()) setOpen(due[0] ?? null);
  };
  function setOpen(name: Unasked | null) {
    state.open = name;
    const waits = name === null && due.length > 0;
    if (!waits) clearInterval(timer);
    timer = waits ? (timer ?? setInterval(look, lookAgainMs)) : undefined;
  }

  return {
    state,

    /** What is due on this page now. What is open stays so while it is due. */
    setDue(names: readonly Unasked[]): void {
      due = names;
      const stays = state.open !== null && due.includes(state.open);
      setOpen(stays ? state.open : null);
      if (!stays) look();
    },
  };
}
