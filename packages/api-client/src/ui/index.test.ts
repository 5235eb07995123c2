import { expect, it } from 'vitest';
import {
  getChatExamples,
  getChatsExamples,
  getMatchesExamples,
  getMemberExamples,
  getPackagesExamples,
  getTransactionsExamples,
  getUserExamples,
  memberExample,
} from '../examples.ts';
import { ApiProblem } from '../problem.ts';
import {
  toConversation,
  toFinderResults,
  toMember,
  toMemberPhoto,
  toMemberProfile,
  toMessage,
  toOffers,
  toPhoto,
  toProblem,
  toTransaction,
  toViewer,
} from './index.ts';

it('a member has the photo in two sizes, and a place', () => {
  const { photo, ...giulia } = toMember(memberExample('Giulia'));
  expect(giulia).toMatchObject({ name: 'Giulia', origin: 'member', online: true, likeNew: true });
  expect(giulia.place).toBe(memberExample('Giulia').place_text ?? memberExample('Giulia').city);
  expect(photo?.sources?.map(({ width }) => width)).toEqual([288, 640]);
  expect(toMember(memberExample('Sofia')).photo).toBeNull();
});

it('a locked photo has one size only: the blurred one', () => {
  const [image] = getMemberExamples.free.profile.photos.filter(({ locked }) => locked);
  if (!image) return expect.fail('the example has no locked photo');
  expect(toPhoto(image)).toMatchObject({ src: image.thumb_filename, locked: true });
  expect(toPhoto(image).sources).toBeUndefined();
  expect(toMemberPhoto(image).sources).toBeUndefined();
});

it('a profile has its photos and the conversation with the reader', () => {
  const { profile } = getMemberExamples.free;
  expect(toMemberProfile(profile)).toMatchObject({
    aboutMe: profile.about_me,
    conversationId: profile.conversation,
    lastActiveAt: profile.last_active_at,
  });
  expect(toMemberProfile(profile).photos).toHaveLength(profile.photos.length);
});

it('a message has what its kind shows, and a conversation a line of the latest', () => {
  const messages = getChatExamples.talk.messages.map(message => toMessage(message));
  expect(messages.map(({ kind }) => kind)).toEqual(getChatExamples.talk.messages.map(({ kind }) => kind));
  const [chat] = getChatsExamples.some.chats;
  if (!chat) return expect.fail('the example has no conversation');
  expect(toConversation(chat)).toMatchObject({
    id: chat.conversation.id,
    unread: chat.num_unread_messages,
    member: { name: chat.profile.name, origin: chat.profile.origin },
  });
});

it('offers are credits first, with their prices and what a message costs', () => {
  const { credits, premium } = getPackagesExamples.bonus;
  const offers = toOffers(getPackagesExamples.bonus, { messageCredits: 2, mayRenew: true });
  expect(offers.map(({ id }) => id)).toEqual([...credits, ...premium].map(({ id }) => id));
  expect(offers[0]).toMatchObject({
    kind: 'credits',
    messageCredits: 2,
    price: { amountMinor: credits[0]?.price.amount_minor, currency: credits[0]?.price.currency },
  });
  const [month] = premium;
  if (!month?.message_price) return expect.fail('the example has no price of a message');
  expect(offers[credits.length]).toMatchObject({
    kind: 'premium',
    mayRenew: true,
    messagePrice: { amountMinor: month.message_price.amount_minor, currency: month.message_price.currency },
  });
  const free = { credits: [], premium: [{ ...month, message_price: null }] };
  const [withoutPrice] = toOffers(free, { messageCredits: 0, mayRenew: true });
  expect(withoutPrice).not.toHaveProperty('messagePrice');
});

it('a payment without an answer yet is pending', () => {
  const [transaction] = getTransactionsExamples.some.transactions;
  if (!transaction) return expect.fail('the example has no payment');
  expect(toTransaction({ ...transaction, status: 'loading' }).status).toBe('pending');
});

it('lists each reason of the match finder once', () => {
  const fits = toFinderResults(getMatchesExamples.some);
  expect(fits.length).toBeGreaterThan(0);
  for (const { reasons } of fits) {
    const kinds = reasons.map(reason => reason.kind);
    expect(new Set(kinds).size).toBe(kinds.length);
  }
});

it('an error has its code and figures, is offline without an answer, and internal where it is an exception', () => {
  const details = { need: 2, have: 1 };
  const refused = new ApiProblem(402, { code: 'not_enough_credits', message: 'A sentence.', details });
  expect(toProblem(refused)).toEqual({ code: 'not_enough_credits', ...details });
  expect(toProblem(new ApiProblem(0, { code: 'service_unavailable', message: 'A sentence.' }))).toEqual({
    code: 'offline',
  });
  expect(toProblem(new TypeError('x is not a function'))).toEqual({ code: 'internal_error' });
});

it('the member who is logged in has photo, balance, and what is new', () => {
  const { user, num_unread_messages, num_new } = getUserExamples.free;
  const viewer = toViewer(user, { unread: num_unread_messages, newLikes: num_new });
  expect(viewer).toMatchObject({
    id: user.profile.id,
    name: 'Matteo',
    paid: false,
    credits: 4,
    unread: 3,
    newLikes: 2,
  });
  expect(viewer.photo?.src).toBe(user.profile.main_image?.thumb_filename);
});
