import type { OperationId } from '../src/context/operation.ts';
import type { OwnedRecords } from './owned-records.ts';

/** Tokens of mailed links, each of an account in the state for which the link is meant. */
export interface Links {
  activation: string;
  reset: string;
  mailChange: string;
  mailUndo: string;
  declaration: string;
  restore: string;
  unsubscribe: string;
}

/** Arguments for calling an operation. */
export interface Ids {
  /** The records whose ids the call names. */
  records: OwnedRecords;
  links: Links;
  /** Id of a member whom everyone may see. */
  stranger: string;
  /** The current code of the owner's authenticator app. */
  code: string;
  /** A message picture, ready to be sent. */
  upload: { payload: Buffer; type: string };
}

/** Values of a call that override the contract's example. */
export interface CallOverrides {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Name of the contract's example; the first one when left out. */
  example?: string;
}

/** An operation, or one of the ways to call it: `report photo`. */
export type Case = OperationId | `${OperationId} ${string}`;

const profile = ({ records }: Ids): CallOverrides => ({ body: { profile: records.profile } });
const conversation = ({ records }: Ids): CallOverrides => ({ body: { conversation: records.conversation } });

/** An id of the same form that does not exist. */
const anotherKey = (key: string) => key.replace(/./g, character => (character === 'x' ? 'y' : 'x'));

/** The ids in each call; an operation that is missing here is called with the contract's example unchanged. */
export const callOverrides: Partial<Record<Case, (ids: Ids) => CallOverrides>> = {
  login: ({ records, code }) => ({ body: { login: records.email, password: 'una lunga passeggiata', code } }),
  'login without a code': ({ records }) => ({
    body: { login: records.email, password: 'una lunga passeggiata' },
  }),
  'login push': ({ records }) => ({
    example: 'push',
    query: { push: '1' },
    body: {
      subscription: {
        endpoint: records.endpoint,
        keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'tBHItJI5svbpez7KI4CCXg' },
      },
    },
  }),
  'signup from a member': ({ records }) => ({
    example: 'fromMember',
    body: { signup_member: records.profile },
  }),
  openActivation: ({ links }) => ({ query: { token: links.activation } }),
  activate: ({ links }) => ({ query: { token: links.activation } }),
  'checkReset key': ({ links }) => ({ query: { token: links.reset } }),
  resetPassword: ({ links }) => ({ body: { token: links.reset } }),
  askReset: ({ records }) => ({ body: { email: records.email } }),
  'askMailChange to a taken address': ({ records }) => ({ body: { email: records.email } }),
  confirmMailChange: ({ links }) => ({ body: { token: links.mailChange } }),
  undoMailChange: ({ links }) => ({ body: { token: links.mailUndo } }),
  restoreAccount: ({ links }) => ({ body: { token: links.restore } }),
  openUnsubscribe: ({ links }) => ({ query: { token: links.unsubscribe } }),
  unsubscribe: ({ links }) => ({ query: { token: links.unsubscribe } }),
  endSession: ({ records }) => ({ body: { session: records.session } }),
  'endSession others': () => ({ example: 'others' }),
  confirmSecondFactor: ({ code }) => ({ body: { code } }),
  endSecondFactor: ({ code }) => ({ body: { code } }),
  renewRecoveryCodes: ({ code }) => ({ body: { code } }),
  deleteAccount: () => ({ body: { paid_credits: 1000 } }),
  getExportFile: ({ records }) => ({ query: { token: records.archive } }),
  getMember: ({ records }) => ({ query: { id: records.profile } }),
  getSimilar: ({ records }) => ({ query: { profile: records.profile } }),
  swipe: ({ records }) => ({ body: { profile: records.profile } }),
  setMainPhoto: ({ records }) => ({ body: { photo: records.otherPhoto } }),
  deletePhoto: ({ records }) => ({ body: { photo: records.photo } }),
  orderPhotos: ({ records }) => ({ body: { photos: [records.otherPhoto, records.photo] } }),
  like: profile,
  unlike: profile,
  markLikeSeen: profile,
  noteProfileView: profile,
  getChat: ({ records }) => ({ query: { conversation: records.conversation } }),
  'getChat with a person': ({ records }) => ({ query: { profile: records.profile } }),
  deleteChat: conversation,
  'deleteChat by its address': ({ records }) => ({ query: { conversation: records.conversation } }),
  markChatRead: ({ records }) => ({ body: { conversation: records.conversation, seq: 2 } }),
  typing: conversation,
  sendMessage: profile,
  'sendMessage photo': ({ records, stranger }) => ({
    example: 'photo',
    body: { profile: stranger, photo: records.messagePhoto },
  }),
  block: profile,
  unblock: profile,
  report: ({ records }) => ({ example: 'profile', body: { profile: records.profile } }),
  'report photo': ({ records }) => ({ example: 'photo', body: { photo: records.otherPhoto } }),
  'report message': ({ records }) => ({ example: 'message', body: { message: records.message } }),
  complain: ({ records }) => ({ body: { profile: records.profile } }),
  getComplaint: ({ records }) => ({ query: { reference: records.reference } }),
  'getComplaint key': ({ records }) => ({ query: { reference: records.reference, key: records.key } }),
  'getComplaint another key': ({ records }) => ({
    query: { reference: records.reference, key: anotherKey(records.key) },
  }),
  appeal: ({ records }) => ({ body: { reference: records.reference, key: undefined } }),
  'appeal key': ({ records }) => ({ body: { reference: records.reference, key: records.key } }),
  'appeal another key': ({ records }) => ({
    body: { reference: records.reference, key: anotherKey(records.key) },
  }),
  getPayment: ({ records }) => ({ query: { payment_id: records.payment } }),
  getTransaction: ({ records }) => ({ query: { id: records.payment } }),
  getReceiptFile: ({ records }) => ({ query: { id: records.payment } }),
  getDiscountCode: () => ({ query: { code: 'TIMEBONUS25' } }),
  createPayment: () => ({ body: { discountcode: undefined } }),
  paymentWebhook: ({ records }) => ({ body: { id: `tr_${records.payment}` } }),
  endPush: ({ records }) => ({ body: { endpoint: records.endpoint } }),
  confirmDirectDebit: ({ records }) => ({ body: { id: records.order, otp: records.otp } }),
  resendDirectDebitCode: ({ records }) => ({ body: { id: records.order } }),
  revokeMandate: ({ records }) => ({ body: { mandate: records.mandate } }),
  withdraw: ({ records }) => ({ body: { step: 'confirm', payment: records.payment } }),
  'withdraw without log-in': ({ records }) => ({
    example: 'visitor',
    body: { payment: records.payment, email: records.email },
  }),
  requestBegin: ({ records }) => ({ body: { payment: records.payment } }),
  decideDeclaration: ({ links }) => ({ body: { token: links.declaration, act: 'confirm' } }),
  getCancellationFile: () => ({ query: { key: '0'.repeat(32) } }),
  cancelPremium: ({ records }) => ({ body: { step: 'confirm', payment: records.payment } }),
};
