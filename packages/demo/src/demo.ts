import { type Context, type Demo, likeMember, markRead, sendMessage, sendTyping } from '@velluto/server';
import { type Responder, responders } from './members/members.ts';
import { fileOfKey } from './members/photos.ts';
import { createDemoPictures } from './pictures/pictures.ts';
import { startReplies } from './replies/replies.ts';
import { seedDemo } from './seed/seed.ts';

function replying(ctx: Context, people: readonly Responder[]): () => void {
  const site = ctx.sites.all.find(candidate => candidate.default) ?? ctx.sites.forHost('');
  return startReplies(people, {
    listen: (memberId, listener) => ctx.live.listen(memberId, listener).stop,
    markRead: (memberId, conversation, seq) => markRead(ctx, memberId, conversation, seq),
    typing: (memberId, conversation) => sendTyping(ctx, memberId, conversation),
    send: ({ text, ...message }) => sendMessage(ctx, { site, content: { kind: 'text', text }, ...message }),
    like: (from, to) => likeMember(ctx, { id: from, shownOn: null }, to),
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
  const pictures = createDemoPictures({ fileOf: fileOfKey, blobs: ctx.blobs });
  const stops: (() => void)[] = [];
  return {
    picture: pictures.picture,
    start: async () => {
      await seedDemo(ctx);
      stops.push(replying(ctx, responders()));
    },
    stop: () => {
      for (const stop of stops.splice(0)) stop();
    },
  };
}
