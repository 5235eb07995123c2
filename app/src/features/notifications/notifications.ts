import {
  type BodyOf,
  getNotifications,
  type SuccessBody,
  unsubscribe,
  updateNotifications,
} from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import { proxy } from 'valtio/vanilla';
import type { AppContext } from '../../lib/app-context.ts';
import { toProblem } from '../../lib/problem.ts';
import { createResource } from '../../lib/resource.ts';
import { loginPath } from '../../lib/router/auth-paths.ts';
import { type LoadContext, Redirect } from '../../lib/router/route.ts';
import { refreshUser } from '../../lib/session/refresh-user.ts';
import { ADVERTISING_WORDING } from './advertising-wording.ts';

/** Notification settings of the user. */
export type NotificationSettings = SuccessBody<'getNotifications'>;

/** Null for a visitor, who may only follow the unsubscribe link of a mail. */
export interface NotificationsData {
  settings: NotificationSettings | null;
}

/** A kind of notification that can be switched off. */
export type NotificationKind = NotificationSettings['disabled'][number];

/** A switch of the page: all e-mails, or one kind of notification. */
export type NotificationSwitch = 'email' | NotificationKind;

interface NotificationsState {
  /** As the switches show them: a change at once, and what is stored where it could not be saved. */
  settings: NotificationSettings | null;
  /** The switch that was pressed last. */
  changed: NotificationSwitch | null;
  /** A change is being saved. */
  pending: boolean;
  /** Why the last change could not be saved. */
  problem: Problem | null;
}

/** Notification settings. Changes are saved one after the other: what is pressed meanwhile is sent next, so the last press counts. */
export function createNotificationsStore(app: AppContext) {
  const state = proxy<NotificationsState>({ settings: null, changed: null, pending: false, problem: null });
  let stored: NotificationSettings | null = null;
  const { applySnapshot } = createResource<NotificationsData>(({ settings }) => {
    stored = settings;
    state.settings = settings && { ...settings };
  });
  let unsent: BodyOf<'updateNotifications'> | null = null;

  async function change(
    which: NotificationSwitch,
    part: Omit<BodyOf<'updateNotifications'>, 'consent'>,
    consent?: BodyOf<'updateNotifications'>['consent'],
  ): Promise<void> {
    if (state.settings === null) return;
    Object.assign(state.settings, part);
    Object.assign(state, { changed: which, problem: null });
    unsent = { ...unsent, ...part, ...(consent && { consent }) };
    if (state.pending) return;
    state.pending = true;
    try {
      while (unsent) {
        const sent: BodyOf<'updateNotifications'> = unsent;
        unsent = null;
        stored = await updateNotifications(app.client, sent);
        await refreshUser(app);
      }
    } catch (error) {
      unsent = null;
      state.problem = toProblem(error);
    } finally {
      Object.assign(state, { settings: { ...stored }, pending: false });
    }
  }

  return {
    state,

    /** Takes the data of the page. */
    applySnapshot(data: NotificationsData): void {
      applySnapshot(data);
      Object.assign(state, { changed: null, problem: null });
    },

    /** Switches all e-mails on or off. */
    switchEmails: (enabled: boolean): Promise<void> => change('email', { emails_enabled: enabled }),

    /** Switches one kind on or off; for one that advertises this is the consent, of which the server keeps the proof. */
    async switchKind(kind: NotificationKind, enabled: boolean): Promise<void> {
      const others = state.settings?.disabled.filter(other => other !== kind) ?? [];
      const advertises = state.settings?.kinds.some(info => info.kind === kind && info.advertising);
      const asked = { page: '/notifications', wording: ADVERTISING_WORDING };
      await change(
        kind,
        { disabled: enabled ? others : [...others, kind] },
        enabled && advertises ? asked : undefined,
      );
    },
  };
}

export async function load({ client, app, search, signal }: LoadContext): Promise<NotificationsData> {
  if (app.session.state.user !== null) return { settings: await getNotifications(client, { signal }) };
  if (!search.has('unsubscribe')) throw new Redirect(loginPath('/notifications'));
  return { settings: null };
}

export function hydrate(app: AppContext, data: NotificationsData): void {
  app.store(createNotificationsStore).applySnapshot(data);
}

/** Unsubscribes by the link of a mail, without logging in. */
export async function unsubscribeFromMails({ client }: AppContext, token: string): Promise<void> {
  await unsubscribe(client, { token });
}
