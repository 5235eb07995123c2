import type { SuccessBody } from '@velluto/api-client';
import * as examples from '@velluto/api-client/examples';
import { lockedPhoto, portrait } from '../../../packages/ui/test/photos.ts';
import { inLanguage } from '../../../packages/ui/test/samples/sample.ts';
import { faces, folderOf, owners } from './faces.ts';

/** The server refuses the request. */
type Refusal = (typeof examples.errorExamples)['invalid_request'];

/** Bodies of GET calls by path, and of others by method and path; `usual` answers the rest. */
export interface Answers {
  '/api/user.php'?: SuccessBody<'getUser'>;
  '/api/profile.php'?: SuccessBody<'getProfile'>;
  '/api/interests.php'?: SuccessBody<'getInterests'>;
  '/api/companyinfo.php'?: SuccessBody<'getCompanyInfo'>;
  '/api/regions.php'?: SuccessBody<'getRegions'>;
  '/api/members.php'?: SuccessBody<'searchMembers'>;
  '/api/member.php'?: SuccessBody<'getMember'>;
  '/api/swipe.php'?: SuccessBody<'getSwipeDeck'>;
  '/api/match-finder.php'?: SuccessBody<'getMatches'>;
  '/api/likes.php'?: SuccessBody<'getLikes'>;
  '/api/profile-views.php'?: SuccessBody<'getProfileViews'>;
  '/api/auto-like.php'?: SuccessBody<'autoLike'>;
  '/api/chats.php'?: SuccessBody<'getChats'>;
  '/api/chat.php'?: SuccessBody<'getChat'>;
  '/api/discountcode.php'?: SuccessBody<'getDiscountCode'>;
  /** Null: the server does not answer now. */
  'POST /api/discountcode.php'?: SuccessBody<'takeDeleteDiscount'> | null;
  '/api/discountcodes.php'?: SuccessBody<'getDiscountCodes'>;
  '/api/directdebit.php'?: SuccessBody<'getDirectDebits'>;
  /** Null: the server does not answer now. */
  'DELETE /api/directdebit.php'?: SuccessBody<'revokeMandate'> | null;
  /** Null: the server does not answer now. */
  'POST /api/like.php'?: SuccessBody<'like'> | null;
  '/api/repeat-order.php'?: SuccessBody<'getRepeatOrders'>;
  '/api/packages.php'?: SuccessBody<'getPackages'>;
  '/api/reset-password.php'?: SuccessBody<'checkReset'>;
  /** Null: the server does not answer now. */
  '/api/payment.php'?: SuccessBody<'getPayment'> | null;
  '/api/transactions.php'?: SuccessBody<'getTransactions'>;
  '/api/transaction.php'?: SuccessBody<'getTransaction'>;
  'POST /api/cancellation.php'?: SuccessBody<'cancelPremium'>;
  'POST /api/withdrawal.php'?: SuccessBody<'withdraw'>;
  'POST /api/declaration.php'?: SuccessBody<'decideDeclaration'>;
  '/api/wallet.php'?: SuccessBody<'getWallet'>;
  '/api/complaints.php'?: SuccessBody<'getComplaints'>;
  'POST /api/complaint.php'?: Refusal;
  /** Answered with an empty body. */
  'POST /api/activation-mail.php'?: Record<string, never>;
  'PUT /api/terms.php'?: SuccessBody<'acceptTerms'>;
  '/api/sessions.php'?: SuccessBody<'getSessions'>;
  /** Answered with an empty body. */
  'DELETE /api/sessions.php'?: Record<string, never>;
  '/api/block.php'?: SuccessBody<'getBlocks'>;
  /** Answered with nothing. */
  'DELETE /api/block.php'?: Record<string, never>;
  '/api/preferences.php'?: SuccessBody<'getPreferences'>;
  'PUT /api/preferences.php'?: SuccessBody<'updatePreferences'>;
  'DELETE /api/preferences.php'?: SuccessBody<'withdrawConsent'>;
  '/api/privacy.php'?: SuccessBody<'getPrivacy'>;
  '/api/export.php'?: SuccessBody<'getExport'>;
  '/api/account.php'?: SuccessBody<'getDeletion'>;
  'PUT /api/account.php'?: SuccessBody<'restoreAccount'>;
  '/api/notifications.php'?: SuccessBody<'getNotifications'>;
  'POST /api/second-factor.php'?: SuccessBody<'startSecondFactor'>;
  'PUT /api/second-factor.php'?: SuccessBody<'confirmSecondFactor'>;
}

const usual: Answers = {
  '/api/profile.php': examples.getProfileExamples.filled,
  '/api/interests.php': examples.getInterestsExamples.all,
  '/api/companyinfo.php': examples.getCompanyInfoExamples.velluto,
  '/api/regions.php': examples.getRegionsExamples.italy,
  '/api/members.php': examples.searchMembersExamples.few,
  '/api/member.php': examples.getMemberExamples.free,
  '/api/swipe.php': examples.getSwipeDeckExamples.cards,
  '/api/match-finder.php': examples.getMatchesExamples.some,
  '/api/likes.php': examples.getLikesExamples.all,
  '/api/profile-views.php': examples.getProfileViewsExamples.some,
  '/api/auto-like.php': examples.autoLikeExamples.none,
  '/api/chats.php': examples.getChatsExamples.some,
  '/api/chat.php': examples.getChatExamples.talk,
  '/api/discountcodes.php': examples.getDiscountCodesExamples.some,
  '/api/directdebit.php': examples.getDirectDebitsExamples.none,
  '/api/repeat-order.php': examples.getRepeatOrdersExamples.some,
  '/api/packages.php': examples.getPackagesExamples.bonus,
  '/api/payment.php': examples.getPaymentExamples.completed,
  '/api/reset-password.php': examples.checkResetExamples.valid,
  '/api/transactions.php': examples.getTransactionsExamples.some,
  '/api/transaction.php': examples.getTransactionExamples.paid,
  '/api/wallet.php': examples.getWalletExamples.busy,
  '/api/complaints.php': examples.getComplaintsExamples.some,
  '/api/sessions.php': examples.getSessionsExamples.three,
  '/api/block.php': examples.getBlocksExamples.one,
  '/api/preferences.php': examples.getPreferencesExamples.given,
  '/api/privacy.php': examples.getPrivacyExamples.free,
  '/api/export.php': examples.getExportExamples.none,
  '/api/account.php': examples.getDeletionExamples.nothing,
  '/api/notifications.php': examples.getNotificationsExamples.usual,
};

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** A server made of the contract's examples, in a language. A call without an example is an error, as on the real one. */
export function answering(answers: Answers, locale: string): (request: Request) => Promise<Response> {
  const known: Record<string, unknown> = { ...usual, ...answers };
  return async ({ method, url }) => {
    const { pathname } = new URL(url);
    const body = known[method === 'GET' ? pathname : `${method} ${pathname}`];
    if (body === null) return Response.json(examples.errorExamples.service_unavailable, { status: 503 });
    if (isRefusal(body)) return Response.json(body, { status: 400 });
    return body === undefined
      ? Response.json(examples.errorExamples.not_found, { status: 404 })
      : Response.json(inLanguage(withPortraits(body), locale));
  };
}

function portraitOf(filename: string) {
  const face = faces[owners.get(folderOf(filename)) ?? ''];
  if (face === undefined) throw new Error(`Nobody in the examples has the picture ${filename}.`);
  return portrait(face);
}

/** The examples name pictures of a running server; stories draw the portraits that come with them. */
export function withPortraits<Body>(body: Body): Body {
  return JSON.parse(JSON.stringify(body), (_key, value) => {
    if (typeof value?.thumb_filename !== 'string') return value;
    const { src, thumbhash, focal } = portraitOf(value.thumb_filename);
    const file = value.locked ? lockedPhoto.src : src;
    return {
      ...value,
      filename: file,
      thumb_filename: file,
      match_filename: file,
      thumbhash,
      focal_x: focal?.x ?? 0.5,
      focal_y: focal?.y ?? 0.4,
    };
  });
}
