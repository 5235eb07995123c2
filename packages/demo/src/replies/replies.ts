import { createHash } from 'node:crypto';
import type { Language } from '@velluto/rules';
import type { LiveEvent } from '@velluto/server';
import type { Responder } from '../members/members.ts';
import { planReply } from './plan-reply.ts';

/** The functions of the server that replying needs. */
export interface ReplyServices {
  /** Listens to a member's live events; returns the function that stops it. */
  listen(memberId: string, listener: (event: LiveEvent) => void): () => void;
  markRead(memberId: string, conversation: string, seq: number): Promise<unknown>;
  typing(memberId: string, conversation: string): Promise<unknown>;
  send(message: { from: string; to: string; text: string; key: string }): Promise<unknown>;
  /** Likes somebody back. */
  like(from: string, to: string): Promise<unknown>;
  /** True when the member has written in the conversation before. */
  hasWritten(memberId: string, conversation: string): Promise<boolean>;
  /** Calls `work` after a time; returns the function that cancels it. */
  later(ms: number, work: () => void): () => void;
  onError(error: unknown): void;
}

/** A demo member returns a like after this time. */
const LIKE_BACK_MS = 4_000;
/** How often the typing indicator is sent again, because clients hide it after a while. */
const TYPING_EVERY_MS = 2_500;

/** Idempotency key of the reply to a message, derived from its id: if several processes reply, it is sent once. */
function replyKey(messageId: string): string {
  const hex = createHash('sha256').update(`reply:${messageId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

type MessageEvent = Extract<LiveEvent, { event: 'message' }>['data'];

/**
 * Lets demo members read messages, reply after a few seconds and return likes. A new message cancels the pending reply, so
 * that somebody who writes three lines gets one answer.
 *
 * @returns the function that stops them
 */
export function startReplies(responders: readonly Responder[], services: ReplyServices): () => void {
  const running = new Map<string, (() => void)[]>();
  const attempt = (work: () => Promise<unknown>) => {
    work().catch(services.onError);
  };
  const cancelReply = (conversation: string) => {
    for (const cancel of running.get(conversation) ?? []) cancel();
    running.delete(conversation);
  };

  const answer = async (
    member: { id: string; language: Language },
    { conversation, profile, message }: MessageEvent,
  ) => {
    cancelReply(conversation);
    const steps: (() => void)[] = [];
    running.set(conversation, steps);
    const first = !(await services.hasWritten(member.id, conversation));
    if (running.get(conversation) !== steps) return;
    const plan = planReply({
      text: 'text' in message ? (message.text ?? '') : '',
      language: member.language,
      seed: message.id,
      first,
    });
    const at = (ms: number, work: () => Promise<unknown>) =>
      steps.push(services.later(ms, () => attempt(work)));
    at(plan.readAfter, () => services.markRead(member.id, conversation, message.seq));
    for (let ms = plan.typeAfter; ms < plan.sendAfter; ms += TYPING_EVERY_MS) {
      at(ms, () => services.typing(member.id, conversation));
    }
    at(plan.sendAfter, () => {
      running.delete(conversation);
      return services.send({ from: member.id, to: profile, text: plan.text, key: replyKey(message.id) });
    });
  };

  const likes = new Set<() => void>();
  const stops = responders.map(member =>
    services.listen(member.id, event => {
      if (event.event === 'message' && !event.data.message.mine) attempt(() => answer(member, event.data));
      if (event.event === 'like') {
        const cancel = services.later(LIKE_BACK_MS, () => {
          likes.delete(cancel);
          attempt(() => services.like(member.id, event.data.profile));
        });
        likes.add(cancel);
      }
    }),
  );
  return () => {
    for (const stop of stops) stop();
    for (const conversation of [...running.keys()]) cancelReply(conversation);
    for (const cancel of likes) cancel();
    likes.clear();
  };
}
