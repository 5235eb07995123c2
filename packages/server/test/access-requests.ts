import type { OperationId } from '../src/http/types.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Tokens of mailed links, each of an account in the state for which the link is meant. */
export interface Links {
  activation: string;
  reset: string;
  mailChange: string;
  mailUndo: string;
  restore: string;
  unsubscribe: string;
}

/** Arguments for calling an operation. */
export interface Ids {
  /** The records whose ids the call names. */
  of: OwnedRecords;
  links: Links;
  /** Id of a member whom everyone may see. */
  stranger: string;
  /** The current code of the owner's authenticator app. */
  code: string;
  /** A message picture, ready to be sent. */
  upload: { payload: Buffer; type: string };
}

/** Values of a call that override the contract's example. */
export interface Wish {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Name of the contract's example; the first one when left out. */
  example?: string;
}

/** An operation, or one of the ways to call it: `report photo`. */
export type Case = OperationId | `${OperationId} ${string}`;

const profile = ({ of }: Ids): Wish => ({ body: { profile: of.profile } });
const conversation = ({ of }: Ids): Wish => ({ body: { conversation: of.conversation } });

/** An id of the same form that does not exist. */
const anotherKey = (key: string) => key.replace(/./g, character => (character === 'x' ? 'y' : 'x'));

/** The ids in each call; an operation that is missing here is called with the contract's example unchanged. */
export const wishes: Partial<Record<Case, (ids: Ids) => Wish>> = {
  login: ({ of, code }) => ({ body: { login: of.email, password: 'una lunga passeggiata', code } }),
  'login without a code': ({ of }) => ({ body: { login: of.email, password: 'una lunga passeggiata' } }),
  'login push': ({ of }) => ({
    example: 'push',
    query: { push: '1' },
    body: {
      subscription: {
        endpoint: of.endpoint,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'tBHItJI5svbpez7KI4CCXg' },
      },
    },
  }),
  'signup from a member': ({ of }) => ({ example: 'fromMember', body: { signup_member: of.profile } }),
  activate: ({ links }) => ({ query: { token: links.activation } }),
  checkReset: ({ links }) => ({ query: { token: links.reset } }),
  resetPassword: ({ links }) => ({ body: { token: links.reset } }),
  askReset: ({ of }) => ({ body: { email: of.email } }),
  'askMailChange to a taken address': ({ of }) => ({ body: { email: of.email } }),
  confirmMailChange: ({ links }) => ({ body: { token: links.mailChange } }),
  undoMailChange: ({ links }) => ({ body: { token: links.mailUndo } }),
  restoreAccount: ({ links }) => ({ body: { token: links.restore } }),
  openUnsubscribe: ({ links }) => ({ query: { token: links.unsubscribe } }),
  unsubscribe: ({ links }) => ({ query: { token: links.unsubscribe } }),
  endSession: ({ of }) => ({ body: { session: of.session } }),
  'endSession others': () => ({ example: 'others' }),
  confirmSecondFactor: ({ code }) => ({ body: { code } }),
  endSecondFactor: ({ code }) => ({ body: { code } }),
  renewRecoveryCodes: ({ code }) => ({ body: { code } }),
  deleteAccount: () => ({ body: { paid_credits: 1000 } }),
  getExportFile: ({ of }) => ({ query: { token: of.archive } }),
  getMember: ({ of }) => ({ query: { id: of.profile } }),
  getSimilar: ({ of }) => ({ query: { profile: of.profile } }),
  swipe: ({ of }) => ({ body: { profile: of.profile } }),
  setMainPhoto: ({ of }) => ({ body: { photo: of.otherPhoto } }),
  deletePhoto: ({ of }) => ({ body: { photo: of.photo } }),
  orderPhotos: ({ of }) => ({ body: { photos: [of.otherPhoto, of.photo] } }),
  like: profile,
  unlike: profile,
  markLikeSeen: profile,
  noteProfileView: profile,
  getChat: ({ of }) => ({ query: { conversation: of.conversation } }),
  'getChat with a person': ({ of }) => ({ query: { profile: of.profile } }),
  deleteChat: conversation,
  'deleteChat by its address': ({ of }) => ({ query: { conversation: of.conversation } }),
  markChatRead: ({ of }) => ({ body: { conversation: of.conversation, seq: 2 } }),
  typing: conversation,
  sendMessage: profile,
  'sendMessage photo': ({ of, stranger }) => ({
    example: 'photo',
    body: { profile: stranger, photo: of.messagePhoto },
  }),
  block: profile,
  unblock: profile,
  report: ({ of }) => ({ example: 'profile', body: { profile: of.profile } }),
  'report photo': ({ of }) => ({ example: 'photo', body: { photo: of.otherPhoto } }),
  'report message': ({ of }) => ({ example: 'message', body: { message: of.message } }),
  complain: ({ of }) => ({ body: { profile: of.profile } }),
  getComplaint: ({ of }) => ({ query: { reference: of.reference } }),
  'getComplaint key': ({ of }) => ({ query: { reference: of.reference, key: of.key } }),
  'getComplaint another key': ({ of }) => ({ query: { reference: of.reference, key: anotherKey(of.key) } }),
  appeal: ({ of }) => ({ body: { reference: of.reference, key: undefined } }),
  'appeal key': ({ of }) => ({ body: { reference: of.reference, key: of.key } }),
  'appeal another key': ({ of }) => ({ body: { reference: of.reference, key: anotherKey(of.key) } }),
  getPayment: ({ of }) => ({ query: { payment_id: of.payment } }),
  getTransaction: ({ of }) => ({ query: { id: of.payment } }),
  getDiscountCode: () => ({ query: { code: 'TIMEBONUS25' } }),
  createPayment: () => ({ body: { discountcode: undefined } }),
  paymentWebhook: ({ of }) => ({ body: { id: `tr_${of.payment}` } }),
  endPush: ({ of }) => ({ body: { endpoint: of.endpoint } }),
  confirmDirectDebit: ({ of }) => ({ body: { id: of.order, otp: of.otp } }),
  resendDirectDebitCode: ({ of }) => ({ body: { id: of.order } }),
  revokeMandate: ({ of }) => ({ body: { mandate: of.mandate } }),
  withdraw: ({ of }) => ({ body: { step: 'confirm', payment: of.payment } }),
  'withdraw without log-in': ({ of }) => ({
    example: 'visitor',
    body: { payment: of.payment, email: of.email },
  }),
  cancelPremium: ({ of }) => ({ body: { step: 'confirm', payment: of.payment } }),
};
