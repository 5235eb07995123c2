import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { like, member, profile, profileView } from '../../test/members.ts';
import { conversation, giulia, message } from '../../test/messages.ts';
import * as icons from '../base/Icon/icons.ts';
import { messages } from '../i18n/catalogs/en.ts';
import { withCopy } from '../i18n/copy.ts';
import type { Origin } from '../model/origin.ts';
import { SignupMessageField } from '../product/accounts/index.ts';
import { ChatTopBar, Composer, ConversationRow, MessageBubble } from '../product/chat/index.ts';
import { FinderResultRow, SwipeCard } from '../product/discover/index.ts';
import { LanderPhoto, MemberLanding } from '../product/landers/index.ts';
import { LikeTile, ProfileViewTile } from '../product/likes/index.ts';
import { BlockedRow, FictionalBadge, FictionalNotice, ProfileHeader } from '../product/profiles/index.ts';
import { CamTile, MemberTile, ResellTile } from '../product/search/index.ts';

const nothing = () => {};
/** A person who is online and has premium, by the data. */
const present = (origin: Origin) => ({ origin, online: true, premium: true });
const chat = { profileHref: '/', backHref: '/', credits: null };
const partner = { href: 'https://example.com', site: 'Example' };

/** Everything that shows who a person is. */
const marked: [string, (origin: Origin) => ReactNode][] = [
  ['MemberTile', origin => <MemberTile member={member(1, present(origin))} />],
  ['LikeTile', origin => <LikeTile like={{ ...like(1), member: member(1, present(origin)) }} />],
  ['LikeTile, of the like', origin => <LikeTile like={like(1, { origin })} />],
  ['ProfileViewTile', origin => <ProfileViewTile view={profileView(1, { origin })} />],
  ['CamTile', origin => <CamTile member={member(1, present(origin))} {...partner} />],
  ['ResellTile', origin => <ResellTile member={member(1, present(origin))} {...partner} />],
  ['SwipeCard', origin => <SwipeCard member={member(1, present(origin))} onDecide={nothing} />],
  [
    'FinderResultRow',
    origin => <FinderResultRow member={member(1, present(origin))} reasons={[{ kind: 'activeToday' }]} />,
  ],
  [
    'ConversationRow',
    origin => (
      <ConversationRow conversation={conversation('a', { member: { ...giulia, ...present(origin) } })} />
    ),
  ],
  ['MessageBubble', origin => <MessageBubble name="Giulia" message={message(1, 'Hello', { origin })} />],
  ['ProfileHeader', origin => <ProfileHeader member={profile(1, present(origin))} />],
  ['FictionalBadge', origin => <FictionalBadge origin={origin} />],
  [
    'BlockedRow',
    origin => (
      <BlockedRow member={member(1, { origin })} blockedAt="2026-11-20T10:00:00Z" blocked onPress={nothing} />
    ),
  ],
  ['LanderPhoto', origin => <LanderPhoto member={member(1, { origin })} sizes="6rem" />],
];

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(marked)('%s', (_, of) => {
  it.each([
    ['ai', 'Demo ·\u00a0AI'],
    ['operator', 'Demo ·\u00a0our team'],
    ['system', 'Demo ·\u00a0automatic'],
  ] as const)('says who answers for %s', (origin, label) => {
    expect(draw(of(origin))).toContain(`>${label}<`);
  });

  it('marks no member', () => {
    expect(draw(of('member'))).not.toContain('Demo');
  });

  it.each(['ai', 'operator', 'system'] as const)(
    'shows nobody of %s as online, active or premium',
    origin => {
      expect(draw(of(origin))).not.toMatch(/Online now|Live|Active|vl-PremiumBadge/);
    },
  );
});

it.each([
  ['ai', 'Not a private member: Demo, a program answers'],
  ['operator', 'Not a private member: Demo, our team answers'],
  ['system', 'Not a private member: Demo, automatic answers'],
] as const)(
  'the notices on a profile and on a landing page say it of %s in a sentence',
  (origin, sentence) => {
    expect(draw(<FictionalNotice origin={origin} />)).toContain(sentence);
    const landing = (
      <MemberLanding variant={3} member={profile(1, { origin })} minAge={18} messageCredits={2} />
    );
    expect(draw(landing)).toContain(`${sentence}.`);
  },
);

it.each([
  ['ai', icons.robot],
  ['operator', icons.team],
  ['system', icons.robot],
] as const)(
  'the short form of the mark has the label and, for %s, an icon of who answers',
  (origin, { d }) => {
    const html = draw(<MemberTile member={member(1, { origin })} />);
    expect(html).toMatch(new RegExp(`data-part="short"[^>]*><span[^>]*>Demo</span><svg[^>]*><path d="${d}"`));
  },
);

describe('a conversation', () => {
  const composer = (origin?: Origin) => (
    <Composer
      name="Giulia"
      value=""
      cost={{ credits: 2, price: null }}
      credits={4}
      maxLength={1000}
      onChange={nothing}
      onSend={nothing}
      onNotEnoughCredits={nothing}
      {...(origin && { origin })}
    />
  );

  it.each([
    ['ai', 'A program (AI) answers here, not a person.'],
    ['operator', 'Our team answers here, not a private member.'],
    ['system', 'The answers here are automatic and do not come from a person.'],
  ] as const)('says at its head and at the text box who answers for %s', (origin, sentence) => {
    const head = draw(<ChatTopBar {...chat} member={{ ...giulia, origin }} />);
    expect(head).toContain('>Demo<');
    expect(head).toMatch(new RegExp(`<p role="note"[^>]*>.*${sentence.replaceAll(/[().]/g, '\\$&')}`));
    const box = draw(composer(origin));
    const [, id] = box.match(/aria-describedby="(\S*-origin) /) ?? [];
    expect(box).toContain(`<span id="${id}">${sentence}</span>`);
  });

  it('that begins with the sign-up says so at the field of the first message', () => {
    const field = (origin: Origin) =>
      draw(
        <SignupMessageField
          value=""
          maxLength={1000}
          member={{ name: 'Giulia', origin }}
          onChange={nothing}
        />,
      );
    expect(field('ai')).toContain('A program (AI) answers here, not a person. ');
    expect(field('member')).not.toContain('answers here');
  });

  it('shows nobody as online who is not a private member', () => {
    const of = (origin: Origin) => draw(<ChatTopBar {...chat} member={{ ...giulia, ...present(origin) }} />);
    expect(of('member')).toContain('Online now');
    for (const origin of ['ai', 'operator', 'system'] as const)
      expect(of(origin)).not.toContain('Online now');
  });

  it('with a private member says nothing of the kind', () => {
    expect(draw(<ChatTopBar {...chat} member={giulia} />)).not.toContain('role="note"');
    expect(draw(composer())).not.toContain('-origin');
  });
});

it('a site has its own label and its own words', () => {
  const own = withCopy(messages, { 'vl.Origin.aiMark': '{label} (robot)' });
  const html = draw(<FictionalBadge origin="ai" />, { messages: own, fictional: { label: 'Companion' } });
  expect(html).toContain('>Companion (robot)<');
  expect(html).toContain('Not a private member: Companion, a program answers');
});

it.each(['robot', 'constructor'])(
  'an unknown origin, such as %s, is no private member; developers are told once',
  value => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(nothing);
    const origin = value as Origin;
    const html = draw(
      <>
        <FictionalBadge origin={origin} />
        <MemberTile member={member(1, { origin })} />
      </>,
    );
    expect(html.match(/>This is not a private member</g)).toHaveLength(4);
    expect(warn.mock.calls.map(String)).toEqual([expect.stringContaining(`origin is "${value}"`)]);
  },
);
