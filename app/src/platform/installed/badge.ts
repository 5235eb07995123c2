import { appBadgeNumber } from '@velluto/rules';
import { subscribe } from 'valtio/vanilla';
import type { Session } from '../session/session.ts';

/** What the badge needs of the browser; without it there is none. */
export interface BadgeNavigator {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Keeps the number on the app's icon at unread messages plus new likes (product.md §4). */
export function followBadge(session: Session, browser: BadgeNavigator): void {
  let shown = -1;
  const follow = () => {
    const { unread, newLikes } = session.state;
    const count = appBadgeNumber(unread, newLikes);
    if (count === shown) return;
    shown = count;
    const done = count > 0 ? browser.setAppBadge?.(count) : browser.clearAppBadge?.();
    done?.catch(() => undefined); // only an installed app has an icon
  };
  subscribe(session.state, follow);
  follow();
}
