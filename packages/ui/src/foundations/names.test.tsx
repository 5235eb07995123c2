import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { storyNow } from '../../test/clock.ts';
import { draw } from '../../test/draw.tsx';
import { like, member, profile } from '../../test/members.ts';
import { message } from '../../test/messages.ts';
import { ChatTopBar } from '../product/chat/ChatTopBar/ChatTopBar.tsx';
import { ConversationRow } from '../product/chat/ConversationList/ConversationRow.tsx';
import { MessageBubble } from '../product/chat/MessageBubble/MessageBubble.tsx';
import { LanderPhoto } from '../product/landers/LanderPhoto/LanderPhoto.tsx';
import { LikeTile } from '../product/likes/LikeTile/LikeTile.tsx';
import { ProfileViewTile } from '../product/likes/ProfileViewTile/ProfileViewTile.tsx';
import { AboutBlock } from '../product/profiles/AboutBlock/AboutBlock.tsx';
import { BlockedRow } from '../product/profiles/BlockedRow/BlockedRow.tsx';
import { ProfileHeader } from '../product/profiles/ProfileHeader/ProfileHeader.tsx';
import { MemberTile } from '../product/search/MemberTile/MemberTile.tsx';

/** Persian, with the joiner that its letters need. */
const name = 'نیک\u200cرای';
const town = 'حیفا';
const nina = member(1, { name, place: town, origin: 'operator' });
const now = new Date(storyNow).toISOString();
const nothing = () => {};

/** A name beside something else: neither alone in its element or attribute nor isolated by a mark. */
const loose = (html: string, word: string) =>
  html
    .split(word)
    .slice(1)
    .map((after, index) => {
      const before = html.split(word)[index] ?? '';
      const marked = before.endsWith('\u2068') && after.startsWith('\u2069');
      const alone = /(?:<bdi[^>]*>|dir="auto"[^>]*>|=")$/.test(before) && /^["<]/.test(after);
      return marked || alone ? '' : `${before.slice(-30)}…${after.slice(0, 10)}`;
    });

it.each<[string, ReactNode]>([
  ['MemberTile', <MemberTile key="" member={nina} />],
  ['LikeTile', <LikeTile key="" like={like(1, { member: nina })} />],
  [
    'ConversationRow',
    <ConversationRow
      key=""
      href="/chats/1"
      conversation={{ id: '1', member: nina, preview: null, lastAt: now, unread: 1 }}
      onRemove={nothing}
    />,
  ],
  [
    'ChatTopBar',
    <ChatTopBar
      key=""
      member={nina}
      profileHref="/members/1"
      backHref="/chats"
      credits={4}
      creditsHref="/credits"
    />,
  ],
  ['MessageBubble', <MessageBubble key="" name={name} message={message(1, 'Ciao')} />],
  ['ProfileViewTile', <ProfileViewTile key="" view={{ viewedAt: now, origin: 'operator', member: nina }} />],
  ['ProfileHeader', <ProfileHeader key="" member={profile(1, { name })} />],
  ['AboutBlock', <AboutBlock key="" name={name} text="" />],
  ['BlockedRow', <BlockedRow key="" member={nina} blockedAt={now} blocked onPress={nothing} />],
  ['LanderPhoto', <LanderPhoto key="" member={nina} place sizes="23rem" />],
])('%s isolates a right-to-left name, so that nothing next to it is reordered', (_, children) => {
  const html = draw(children);
  expect(html).toContain(name);
  expect(loose(html, name).filter(Boolean)).toEqual([]);
});

it('ProfileHeader isolates a right-to-left town, so that nothing next to it is reordered', () => {
  const header = <ProfileHeader member={profile(1, { place: town, online: true })} />;
  expect(draw(header)).toContain(` ·\u00a0\u2068${town}\u2069`);
});
