import type { GiftId } from '@velluto/api-client';
import type { AppContext } from '../../lib/app-context.ts';
import { ignoreFailedCall } from '../../lib/ignore-failed-call.ts';
import { createDelivery } from './delivery.ts';
import type { OutboxContent } from './outbox.ts';
import { createOutgoing, type SendingOptions, type SendingStore } from './outgoing.ts';
import { createUploads } from './uploads.ts';

/**
 * Sends what the user writes: stored on the device first, then sent one after the other, each with one idempotency key.
 */
export function createSending(app: AppContext, store: SendingStore, options: SendingOptions = {}) {
  const { state } = store;
  const outgoing = createOutgoing(app, store, options);
  const { drain, returnTexts } = createDelivery(app, store, outgoing);

  async function add(profile: string, content: OutboxContent, credits: number): Promise<void> {
    const entry = outgoing.newEntry(profile, content, credits);
    state.outgoing.push({ entry, status: 'pending', stored: false });
    try {
      await outgoing.outbox.add(entry);
    } catch (error) {
      if (content.kind === 'text') {
        outgoing.drop(entry.key); // the text goes back into the composer
        throw error;
      }
      return outgoing.setStatus(entry.key, 'failed', { code: 'not_stored' });
    } finally {
      await outgoing.changed(profile);
    }
    void ignoreFailedCall(drain());
  }

  const uploads = createUploads(app, {
    outbox: outgoing.outbox,
    tabs: outgoing.tabs,
    state,
    newEntry: outgoing.newEntry,
    async onUploaded(profile) {
      await outgoing.changed(profile);
      await drain();
    },
    onGivenUp: (profile, text) => returnTexts(profile, [text]),
  });

  /** Resumes messages that a reload, a closed tab or a lost connection interrupted, and restores the draft. */
  async function resume(profile?: string): Promise<void> {
    const unlocked = await outgoing.storage.of(outgoing.userId()).open();
    await outgoing.read();
    if (profile !== undefined) {
      const draft = await outgoing.outbox.draft(outgoing.userId(), profile);
      const thread = state.threads[profile];
      if (thread) thread.status = unlocked ? 'ready' : 'suspended';
      if (thread?.draft === '' && !thread.draftEdited) thread.draft = draft;
      void ignoreFailedCall(uploads.resume(profile));
    }
    await drain();
  }

  const retryAll = () => {
    for (const { status, member } of Object.values(state.threads)) {
      if (status === 'suspended') void ignoreFailedCall(resume(member.id));
    }
    void ignoreFailedCall(resume());
    uploads.resumeInterrupted();
  };
  globalThis.window?.addEventListener('online', retryAll);
  app.bus.on('chats', retryAll);

  return {
    resume,
    async saveDraft(profile: string): Promise<void> {
      const thread = state.threads[profile];
      if (!thread) return;
      thread.draftEdited = true;
      await outgoing.outbox.saveDraft(outgoing.userId(), profile, thread.draft);
    },
    /** Saves a first message as the draft of a conversation, where there is none. */
    async begin(profile: string, text: string): Promise<void> {
      const user = outgoing.userId();
      await outgoing.storage.of(user).open();
      const thread = state.threads[profile];
      const written = thread?.draft || (await outgoing.outbox.draft(user, profile));
      if (written !== '') return;
      if (thread) store.setDraft(thread, text);
      else await outgoing.outbox.saveDraft(user, profile, text);
    },
    /** Sends a text, or an icebreaker by its id. */
    async text(profile: string, text: string, icebreaker?: string): Promise<void> {
      const content = { kind: 'text', text, ...(icebreaker && { icebreaker }) } as const;
      const thread = state.threads[profile];
      if (thread && !icebreaker) thread.draftEdited = true;
      await add(profile, content, thread?.messageCredits ?? app.site.message_credits);
    },
    async gift(profile: string, gift: GiftId): Promise<void> {
      await add(profile, { kind: 'gift', gift }, app.site.gift_credits);
    },
    /** Uploads a photo, then sends it with its text; other messages may be sent meanwhile. */
    photo: uploads.start,
    cancelPhoto: uploads.cancel,
    /** Tries a failed message again, under the same key. */
    async retry(profile: string, key: string): Promise<void> {
      const entry = (await outgoing.outbox.all(outgoing.userId())).find(stored => stored.key === key);
      const unstored = entry ? undefined : outgoing.find(key);
      try {
        if (unstored) await outgoing.outbox.add(unstored.entry);
      } catch {
        return; // the device still has no room for it: it stays as it is
      }
      if (entry?.problem) {
        const { problem: _, ...rest } = entry;
        await outgoing.outbox.update(rest);
      }
      outgoing.setStatus(key, 'pending');
      await outgoing.changed(profile);
      await drain();
    },
    /** Discards a failed message. */
    async discard(profile: string, key: string): Promise<void> {
      await outgoing.outbox.remove({ user: outgoing.userId(), key });
      outgoing.drop(key);
      await outgoing.changed(profile);
    },
  };
}
