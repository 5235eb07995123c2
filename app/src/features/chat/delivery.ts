import { ApiProblem, sendMessage } from '@velluto/api-client';
import type { Problem } from '@velluto/ui/model';
import type { AppContext } from '../../lib/app-context.ts';
import { toProblem } from '../../lib/problem.ts';
import { applyMessage } from './catch-up.ts';
import { type OutboxEntry, toRequest } from './outbox.ts';
import type { Outgoing, SendingStore } from './outgoing.ts';
import { isRetryable } from './retry.ts';

/** Sends what is in the outbox, one message after the other. */
export function createDelivery(app: AppContext, { state, setDraft }: SendingStore, outgoing: Outgoing) {
  /** Sends pending messages. Only one tab does at a time, and the order is kept even when it is unknown whether one arrived. */
  const drain = () =>
    outgoing.tabs.withLock(`velluto.outbox.${outgoing.userId()}`, async () => {
      const blocked = new Set<string>();
      for (;;) {
        const entries = await outgoing.outbox.all(outgoing.userId());
        const entry = entries.find(candidate => !candidate.problem && !blocked.has(candidate.profile));
        if (!entry) return;
        if (!(await send(entry))) blocked.add(entry.profile);
      }
    });

  /** Sends one message; false when it has to be retried. */
  async function send(entry: OutboxEntry): Promise<boolean> {
    const { key, profile } = entry;
    outgoing.setStatus(key, 'sending');
    try {
      const { message, credits } = await sendMessage(app.client, toRequest(entry));
      app.session.setCredits(credits);
      const thread = state.threads[profile];
      if (thread) applyMessage(app.client, thread, message, key);
      outgoing.tabs.broadcast({ kind: 'delivered', profile, key, message });
      await outgoing.outbox.remove(entry);
      outgoing.drop(key);
      return true;
    } catch (error) {
      const problem = toProblem(error);
      if (isRetryable(error)) {
        outgoing.setStatus(key, 'failed', problem);
        return false;
      }
      const unpaid = error instanceof ApiProblem && error.code === 'not_enough_credits';
      if (unpaid && (await returnToDraft(entry, problem))) return true;
      await outgoing.outbox.update({ ...entry, problem });
      await outgoing.changed(profile);
      return true;
    }
  }

  /** Puts texts that were not sent back into the composer, before what is in it. */
  const returnTexts = (profile: string, unsent: string[]) => {
    const thread = state.threads[profile];
    const texts = unsent.filter(Boolean);
    if (thread && texts.length > 0) setDraft(thread, [...texts, thread.draft].filter(Boolean).join('\n'));
  };

  /** Without enough credits the text returns to the draft, with all texts after it, and the offer of packages opens. */
  async function returnToDraft({ key, profile, content }: OutboxEntry, problem: Problem): Promise<boolean> {
    const thread = state.threads[profile];
    if (!thread) return false;
    const { need = 0, have = 0 } = problem;
    thread.needsCredits = { attempt: content.kind === 'text' ? 'message' : content.kind, need, have };
    if (content.kind !== 'text') return false;
    const entries = (await outgoing.outbox.all(outgoing.userId())).filter(
      entry => entry.profile === profile && !entry.problem,
    );
    const unsent = entries.slice(entries.findIndex(entry => entry.key === key));
    const texts = unsent.flatMap(entry => (entry.content.kind === 'text' ? [entry.content.text] : []));
    returnTexts(profile, texts);
    for (const entry of unsent) if (entry.content.kind === 'text') await outgoing.outbox.remove(entry);
    await outgoing.changed(profile);
    return true;
  }

  return { drain, returnTexts };
}
