export type { Company } from './company.ts';
export type {
  BlockedReason,
  Conversation,
  ConversationMember,
  MessagePreview,
} from './conversation.ts';
export type { Discount } from './discount.ts';
export type { Gift } from './gift.ts';
export type { Icebreaker } from './icebreaker.ts';
export type { IconName, IconShape } from './icon.ts';
export type { Like, LikeState, LikesType } from './like.ts';
export type { LocateState } from './location.ts';
export type { FinderAnswers, FinderResult, FitReason, Relation } from './match-finder.ts';
export type {
  Attributes,
  Gender,
  MemberPhoto,
  MemberProfile,
  MemberSummary,
  OrOwn,
  OwnProfile,
  SwipeMember,
  TileMember,
} from './member.ts';
export type {
  GiftMessage,
  Message,
  MessageBase,
  MessageStatus,
  PhotoMessage,
  SystemMessage,
  TextMessage,
} from './message.ts';
export type { Money } from './money.ts';
export { type NotificationKind, notificationKinds } from './notification.ts';
export type { CreditPackage, Offer, PackageTone, PremiumPackage } from './offer.ts';
export type { FictionalCounts, Origin } from './origin.ts';
export type { PaidAttempt } from './paid-attempt.ts';
export type { PaidWith, Payment, PaymentMethod, PaymentState, Purchase, Transaction } from './payment.ts';
export type { PhotoSource } from './photo.ts';
export {
  type FieldProblemCode,
  fieldProblemCodes,
  type Problem,
  type ProblemCode,
  problemCodes,
} from './problem.ts';
export type { ProfileView, ProfileViewsAccess } from './profile-view.ts';
export type { PushObstacle } from './push.ts';
export type { FilterToRelax, Option, SearchFilters } from './search.ts';
export { type SignupQuestion, signupQuestions, stepOfQuestion } from './signup.ts';
export type { Viewer } from './viewer.ts';
