import type { Sealed } from '../../../platform/sealed/sealed.ts';
import type { OutboxEntry, OutboxUpload } from './entry.ts';

/** What still has to be sent, sealed on the device: a reload, a closed tab and a lost connection lose nothing. */
export interface Outbox {
  /** What a user wrote, in the order in which it was written. */
  all(user: string): Promise<OutboxEntry[]>;
  /** Keeps a message; with `uploaded`, in place of the picture that it brings. */
  add(entry: OutboxEntry, uploaded?: OutboxUpload): Promise<void>;
  /** Replaces the entry of the same key, in its place. */
  change(entry: OutboxEntry): Promise<void>;
  remove(entry: Pick<OutboxEntry, 'user' | 'key'>): Promise<void>;
  /** The picture that is on its way to a person; null for none. */
  upload(user: string, profile: string): Promise<OutboxUpload | null>;
  keepUpload(upload: OutboxUpload): Promise<void>;
  dropUpload(upload: Pick<OutboxUpload, 'user' | 'profile'>): Promise<void>;
}

const message = (entry: OutboxEntry) => ({ list: 'message', id: entry.key, value: entry }) as const;
const upload = (profile: string, value: OutboxUpload | null) =>
  ({ list: 'upload', id: profile, value }) as const;

/** The outbox of this device. */
export const createOutbox = (sealed: Sealed): Outbox => ({
  all: user => sealed.of(user).all('message'),
  add: (entry, uploaded) =>
    sealed.of(entry.user).change(message(entry), ...(uploaded ? [upload(uploaded.profile, null)] : [])),
  change: entry => sealed.of(entry.user).change({ ...message(entry), onlyThere: true }),
  remove: ({ user, key }) => sealed.of(user).change({ list: 'message', id: key, value: null }),
  upload: (user, profile) => sealed.of(user).get('upload', profile),
  keepUpload: one => sealed.of(one.user).change(upload(one.profile, one)),
  dropUpload: ({ user, profile }) => sealed.of(user).change(upload(profile, null)),
});
