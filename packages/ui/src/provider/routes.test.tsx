import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../../test/draw.tsx';
import { like, member, photosOf } from '../../test/members.ts';
import { conversation } from '../../test/messages.ts';
import type { Payment } from '../model/payment.ts';
import { ActivationResult } from '../product/accounts/ActivationResult/ActivationResult.tsx';
import { LoginForm } from '../product/accounts/LoginForm/LoginForm.tsx';
import { MailChangeResult } from '../product/accounts/MailChangeResult/MailChangeResult.tsx';
import { ChatTopBar } from '../product/chat/ChatTopBar/ChatTopBar.tsx';
import { ConversationRow } from '../product/chat/ConversationList/ConversationRow.tsx';
import { HomeHero } from '../product/landers/HomeHero/HomeHero.tsx';
import { Footer } from '../product/layout/Footer/Footer.tsx';
import { TopBar } from '../product/layout/TopBar/TopBar.tsx';
import { LikesTabs } from '../product/likes/LikesTabs/LikesTabs.tsx';
import { LikeTile } from '../product/likes/LikeTile/LikeTile.tsx';
import { NotificationsDisabledAlert } from '../product/notices/NotificationsDisabledAlert/NotificationsDisabledAlert.tsx';
import { ProfileDisabledNotice } from '../product/notices/ProfileDisabledNotice/ProfileDisabledNotice.tsx';
import { OrderTerms } from '../product/payments/OrderSummary/OrderTerms.tsx';
import { PaymentStatus } from '../product/payments/PaymentStatus/PaymentStatus.tsx';
import { PhotoSlide } from '../product/profiles/PhotoViewerDialog/PhotoSlide.tsx';
import { MemberGrid } from '../product/search/MemberGrid/MemberGrid.tsx';
import { defaultRoutes, fillHref, type Routes } from './routes.ts';

const hrefs = (children: ReactNode, routes?: Partial<Routes>) => {
  return [...draw(children, { routes }).matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href);
};
const anna = member(1, { id: 'a/b c' });
const form = { onChange: () => {}, onSubmit: () => {} };
const [photo] = photosOf(1, 1);
const locked = {
  onAway: () => undefined,
  photo: photo ? { ...photo, locked: true } : null,
  name: 'Anna',
  index: 1,
  current: true,
};
const payment: Payment = {
  id: '1',
  status: 'completed',
  credits: 20,
  amount: { amountMinor: 1999, currency: 'EUR' },
  method: 'creditcard',
  refundDays: 14,
};

it('encodes the values that it puts into an address', () => {
  expect(fillHref('/people/{id}?from={id}', { id: 'a/b c&d' })).toBe(
    '/people/a%2Fb%20c%26d?from=a%2Fb%20c%26d',
  );
  expect(fillHref('?page={page}', { page: 3 })).toBe('?page=3');
});

it('warns developers of a value that an address does not have', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(fillHref('/people/{id}/{slug}', { id: '1' })).toBe('/people/1/{slug}');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/people/{id}/{slug} has {slug}'));
  warn.mockRestore();
});

it.each<[string, ReactNode, string[], Partial<Routes>, string[]]>([
  [
    'MemberGrid',
    <MemberGrid key="" members={[anna]} />,
    ['/members/a%2Fb%20c'],
    { member: '/people/{id}' },
    ['/people/a%2Fb%20c'],
  ],
  [
    'LikeTile',
    <LikeTile key="" like={like(1, { member: anna })} />,
    ['/members/a%2Fb%20c'],
    { member: '/people/{id}' },
    ['/people/a%2Fb%20c'],
  ],
  [
    'LikesTabs',
    <LikesTabs key="" type="given" />,
    ['/likes/received', '/likes/given', '/likes/matches'],
    { likesOf: '/hearts?tab={type}' },
    ['/hearts?tab=received', '/hearts?tab=given', '/hearts?tab=matches'],
  ],
  [
    'ChatTopBar',
    <ChatTopBar key="" member={anna} credits={4} />,
    ['/chats', '/members/a%2Fb%20c', '/credits'],
    { chats: '/talks', member: '/people/{id}', credits: '/shop' },
    ['/talks', '/people/a%2Fb%20c', '/shop'],
  ],
  [
    'OrderTerms',
    <OrderTerms key="" refundDays={14} />,
    ['/pages/terms', '/pages/return-policy'],
    { returns: '/returns' },
    ['/pages/terms', '/returns'],
  ],
  [
    'ActivationResult',
    <ActivationResult key="" result="done" />,
    ['/profile', '/credits', '/members'],
    { profile: '/me' },
    ['/me', '/credits', '/members'],
  ],
  [
    'MailChangeResult',
    <MailChangeResult key="" result="done" email="anna@example.com" />,
    ['/members', '/settings'],
    { settings: '/me/settings' },
    ['/members', '/me/settings'],
  ],
  ['TopBar', <TopBar key="" viewer={null} />, ['/', '/login'], { login: '/enter' }, ['/', '/enter']],
  [
    'Footer',
    <Footer key="" links={['terms', 'returns']} />,
    ['/pages/terms', '/pages/return-policy'],
    { terms: '/legal' },
    ['/legal', '/pages/return-policy'],
  ],
])('%s links to the default address, and to the one of the site', (_, children, byDefault, routes, own) => {
  expect(hrefs(children)).toEqual(byDefault);
  expect(hrefs(children, routes)).toEqual(own);
});

it.each<[string, ReactNode, string[]]>([
  [
    'the log-in',
    <LoginForm key="" {...form} values={{ login: '', password: '' }} />,
    ['/reset-password', '/signup'],
  ],
  [
    'the log-in of a site that is closed',
    <LoginForm key="" {...form} values={{ login: '', password: '' }} resetHref={null} signupHref={null} />,
    [],
  ],
  ['a photo for visitors', <PhotoSlide key="" {...locked} access="visitor" />, ['/signup']],
  ['a photo for members', <PhotoSlide key="" {...locked} access="member" />, ['/credits']],
  ['a conversation', <ConversationRow key="" conversation={conversation('a b')} />, ['/chats/a%20b']],
  [
    'notifications that are off',
    <NotificationsDisabledAlert key="" disabled={['like']} onDismiss={() => {}} />,
    ['/notifications'],
  ],
  ['a disabled profile', <ProfileDisabledNotice key="" />, ['/complaints']],
  ['a payment', <PaymentStatus key="" status="completed" payment={payment} retryHref="/again" />, ['/chats']],
  ['an e-mail that was confirmed', <ActivationResult key="" result="unknown" />, ['/login']],
  ['a link that is wrong', <ActivationResult key="" result="error" />, ['/pages/service']],
  [
    'an e-mail that is back',
    <MailChangeResult key="" result="undone" email="a@b.example" />,
    ['/reset-password'],
  ],
  // once in the words, once in the bar of a phone
  [
    'a landing page',
    <HomeHero key="" minAge={18} messageCredits={2} />,
    ['/signup', '/login', '/signup', '/login'],
  ],
])('%s leads to the addresses of the provider when it gets none', (_, children, expected) => {
  expect(hrefs(children)).toEqual(expected);
});

it('only addresses for which the site has no single page are required', () => {
  const source = join(import.meta.dirname, '../product');
  const required = globSync('**/*.tsx', { cwd: source }).flatMap(path =>
    [...readFileSync(join(source, path), 'utf8').matchAll(/^ +(\w+Href): string;/gm)].map(
      ([, name]) => `${basename(path)} ${name}`,
    ),
  );
  // orders of a certain package, and the wordmark, which leads elsewhere for visitors
  expect(required.sort()).toEqual([
    'BarFrame.tsx brandHref',
    'DirectDebitUnavailable.tsx otherHref',
    'PaymentStatus.tsx retryHref',
  ]);
});

it('an address of a component takes precedence', () => {
  const grid = <MemberGrid members={[anna]} href="/people/{id}?from=search" />;
  expect(hrefs(grid, { member: '/people/{id}' })).toEqual(['/people/a%2Fb%20c?from=search']);
});

it('addresses without their value do not compile', () => {
  // @ts-expect-error the id is missing
  const missing: Partial<Routes> = { member: '/people' };
  // @ts-expect-error it is called id
  const misspelt: Partial<Routes> = { member: '/people/{memberId}' };
  // @ts-expect-error there is no such address
  const unknown: Partial<Routes> = { people: '/people' };
  // @ts-expect-error it is called type
  const tabs = <LikesTabs type="given" href="/likes/{tab}" />;
  expect([missing, misspelt, unknown, tabs]).toHaveLength(4);
});

it('the guide lists every address by its name', () => {
  const guide = readFileSync(new URL('../../GUIDE.md', import.meta.url), 'utf8');
  const listed = Object.entries(defaultRoutes).filter(
    ([name, address]) => guide.includes(`\`${name}\``) && guide.includes(`\`${address}\``),
  );
  expect(listed).toEqual(Object.entries(defaultRoutes));
});
