import { type Context, type Demo, giveLike, markRead, sendMessage, sendTyping } from '@velluto/server';
import { sql } from 'kysely';
import { type Responder, responders } from './members/members.ts';
import { portraitOfKey } from './members/photos.ts';
import { createDrawers } from './pictures/drawers.ts';
import { createDemoPictures } from './pictures/pictures.ts';
import { startReplies } from './replies/replies.ts';
import { seedDemo } from './seed/seed.ts';

/** How often the activity of answering members is renewed: a member counts as online for 5 minutes after it. */
const PRESENCE_MS = 240_000;

/** Marks the answering members as online, which they are as long as this process runs. */
async function notePresence(ctx: Context, ids: string[]): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.updateTable('member').set({ last_active_at: now }).where('id', 'in', ids).execute();
  await ctx.db
    .updateTable('member_search')
    .set({ rank_at: now })
    .where('member_id', 'in', ids)
    .where('rank_at', '<', sql<Date>`${now}::timestamptz - interval '1 hour'`)
    .execute();
}

function replying(ctx: Context, people: readonly Responder[]): () => void {
  const site = ctx.sites.all.find(candidate => candidate.default) ?? ctx.sites.forHost('');
  return startReplies(people, {
    listen: (memberId, listener) => ctx.live.listen(memberId, listener),
    markRead: (memberId, conversation, seq) => markRead(ctx, memberId, conversation, seq),
    typing: (memberId, conversation) => sendTyping(ctx, memberId, conversation),
    send: ({ text, ...message }) => sendMessage(ctx, { site, content: { kind: 'text', text }, ...message }),
    like: (from, to) => giveLike(ctx, from, to),
    hasWritten: async (memberId, conversation) => {
      const row = await ctx.db
        .selectFrom('message')
        .select('id')
        .where('conversation_id', '=', conversation)
        .where('sender_id', '=', memberId)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },
    later: (ms, work) => {
      const timer = setTimeout(work, ms);
      timer.unref();
      return () => clearTimeout(timer);
    },
    onError: error => ctx.log.warn({ err: error }, 'a demo member could not answer'),
  });
}

/** The demo members of an installation; to be used only where `config.demo` is set. */
export function createDemo(ctx: Context): Demo {
  const drawers = createDrawers();
  const pictures = createDemoPictures({ portraitOf: portraitOfKey, drawers, blobs: ctx.blobs });
  const stops: (() => void)[] = [() => drawers.close()];
  return {
    drawPicture: pictures.picture,
    start: async () => {
      await seedDemo(ctx);
      const people = responders();
      const ids = people.map(({ id }) => id);
      await notePresence(ctx, ids);
      const timer = setInterval(() => {
        notePresence(ctx, ids).catch(error => ctx.log.warn({ err: error }, 'presence of demo members'));
      }, PRESENCE_MS);
      timer.unref();
      stops.push(() => clearInterval(timer), replying(ctx, people));
    },
    stop: () => {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
