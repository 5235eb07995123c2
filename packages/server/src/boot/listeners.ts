import { memberConfirmed, memberJoined, welcomeEnded } from '../areas/accounts/events.ts';
import * as accounts from '../areas/accounts/listeners.ts';
import * as age from '../areas/age/listeners.ts';
import * as chat from '../areas/chat/listeners.ts';
import { accountDeleted, accountRestored, memberErased } from '../areas/data-rights/events.ts';
import * as likes from '../areas/likes/listeners.ts';
import * as marketing from '../areas/marketing/listeners.ts';
import {
  accountClosed,
  memberBlocked,
  memberHidden,
  memberShown,
  memberUnblocked,
} from '../areas/moderation/events.ts';
import * as moderation from '../areas/moderation/listeners.ts';
import * as notifications from '../areas/notifications/listeners.ts';
import * as payments from '../areas/payments/listeners.ts';
import * as photos from '../areas/photos/listeners.ts';
import * as profiles from '../areas/profiles/listeners.ts';
import { accessRevoked, sessionsRevoked } from '../areas/sessions/events.ts';
import * as sessions from '../areas/sessions/listeners.ts';
import * as wallet from '../areas/wallet/listeners.ts';
import type { Context } from '../context/context.ts';
import { on, type Subscription } from '../context/events.ts';

/**
 * Who listens to what. Listeners of one event run in the order of this list, which is that of their locks: wallet,
 * conversation, state (decision 4).
 */
export const listeners: readonly Subscription<Context>[] = [
  on(memberJoined, wallet.openWallet),
  on(memberJoined, profiles.enlist),
  on(memberJoined, age.noteAge),
  on(memberJoined, marketing.noteSource),

  on(welcomeEnded, chat.withdrawMessages),
  on(welcomeEnded, wallet.takeBackWelcome),

  on(memberConfirmed, profiles.show),
  on(memberConfirmed, sessions.countNewMember),
  on(memberConfirmed, chat.releaseMessages),
  on(memberConfirmed, likes.release),
  on(memberConfirmed, notifications.planReminder),

  on(memberBlocked, chat.hideConversation),
  on(memberBlocked, likes.forgetLikesBetween),
  on(memberBlocked, profiles.forgetViews),
  on(memberUnblocked, chat.showConversation),

  on(memberHidden, chat.hideConversations),
  on(memberHidden, sessions.endAllAccess),
  on(memberShown, chat.showConversations),
  on(accountClosed, payments.planRepayment),

  on(accessRevoked, notifications.forgetPush),
  on(accessRevoked, accounts.dropRequests),
  on(sessionsRevoked, notifications.forgetPush),

  on(accountDeleted, payments.endRenewals),
  on(accountDeleted, moderation.markDeparture),
  on(accountRestored, moderation.forgetDeparture),

  on(memberErased, chat.refundForGood),
  on(memberErased, payments.endDebits),
  on(memberErased, wallet.closeWallet),
  on(memberErased, photos.removeFiles),
  on(memberErased, sessions.forgetAttempts),
];
