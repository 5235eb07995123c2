import type { Attributes, Currency, Gender, Language, LookingFor, PaidWith, Sexuality } from '@velluto/rules';
import type { ColumnType, Generated } from 'kysely';
import type { AccountsTables } from './tables/accounts.ts';
import type { AgeTables } from './tables/age.ts';
import type { ChatTables, MessagePicture } from './tables/chat.ts';
import type { DataRightsTables } from './tables/data-rights.ts';
import type { DiscoverTables } from './tables/discover.ts';
import type { MarketingTables } from './tables/marketing.ts';
import type { ModerationTables } from './tables/moderation.ts';
import type { NotificationsTables } from './tables/notifications.ts';
import type { DirectDebitTables } from './tables/payments/direct-debit.ts';
import type { PaymentMoreColumns, PaymentsTables } from './tables/payments/payments.ts';
import type { SessionsTables } from './tables/sessions.ts';

/** Kind of author of a profile, message or like; anything but `member` is shown as fictional. */
export type Origin = 'member' | 'operator' | 'ai' | 'system';

/** A JSON column: read as a value, written as its text (`JSON.stringify`). */
type Json<Value> = ColumnType<Value, string, string>;
/** A JSON column with a default. */
type JsonDefault<Value> = ColumnType<Value, string | undefined, string>;

/** The public profile of a member; the account has the same id. */
export interface MemberTable {
  id: string;
  /** Members of one pool see each other, whichever site they signed up on. */
  pool: string;
  /** Site of sign-up; it sends the mails. */
  site_id: string;
  name: string;
  /** Lower-case name, unique in the pool. */
  name_key: string;
  origin: Origin;
  status: Generated<'active' | 'disabled' | 'deleted'>;
  gender: Gender;
  /** Null, as `looking_for`, while the consent to its use is withdrawn. */
  sexuality: Sexuality | null;
  looking_for: LookingFor | null;
  /** Ages of the people whom the member looks for; null for no limit. */
  sought_min_age: Generated<number | null>;
  sought_max_age: Generated<number | null>;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  country: string;
  region: string | null;
  city: string | null;
  language: Language;
  about_me: Generated<string>;
  attributes: JsonDefault<Attributes>;
  /** Visible only to members whom they have liked or written to; a trigger allows it for premium members only. */
  invisible: Generated<boolean>;
  /** Whether the profile is shown to visitors too; members have to allow it. */
  open_to_visitors: Generated<boolean>;
  /**
   * Where companies share the pool, ids of the sites that show the profile, each for all sites of its company: the member's own, and those to
   * which the member agreed. `EVERY_SITE` for profiles that belong to nobody.
   */
  shown_on: string[];
  /** The member's own premium state, shown on tiles. */
  premium: Generated<boolean>;
  /** Number of photos that others may see, stored so that lists need no join. */
  num_photos: Generated<number>;
  num_interests: Generated<number>;
  created_at: Date;
  last_active_at: Date;
}

/** Credentials and settings of members who can log in; demo members have no account. */
export interface AccountTable {
  member_id: string;
  pool: string;
  email: string;
  /** Lower-case address, unique in the pool. */
  email_key: string;
  /** PHC string of Argon2id. */
  password_hash: string;
  status: Generated<'not_confirmed' | 'active'>;
  paid_user: Generated<boolean>;
  /** Kinds that the member switched off; those that advertise are off without `advertising_consent`, see `disabledKinds`. */
  notifications_disabled: Generated<string[]>;
  /** When false, only mails about account and purchases are sent. */
  emails_enabled: Generated<boolean>;
  terms_version: Date;
  terms_accepted_at: Date;
  /** When the member last consented to the processing of their sexuality, separately from the terms. */
  consent_sensitive_at: Date;
  /** When that consent was withdrawn; null while it holds. */
  consent_withdrawn_at: Generated<Date | null>;
  /** When the member last agreed that sites of another company show the profile (`shown_on`); null when never. */
  consent_sharing_at: Generated<Date | null>;
  /** When the member last took that back from a company; null when never. */
  sharing_withdrawn_at: Generated<Date | null>;
  /** First message to `signup_member`, sent once the e-mail address is confirmed; null when there is none or it was sent. */
  signup_message: string | null;
  signup_member: string | null;
  /** Page of the site that was chosen before the sign-up; null for none. */
  signup_next: string | null;
  confirmed_at: Date | null;
  /**
   * An earlier account of the same person had the one-time gifts: no welcome credits, no offer for the first purchase.
   */
  welcome_ended: Generated<boolean>;
  /** Browsers that became known in an earlier epoch are not known any more. */
  browser_epoch: Generated<number>;
  /** Key that encrypts drafts and unsent messages on the member's devices; never to be logged or given to others. */
  storage_key: Generated<Buffer>;
}

/** A session; only the SHA-256 of the cookie's token is stored. */
export interface SessionTable {
  token_hash: Buffer;
  member_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  user_agent: string;
}

/** An activation link; it stays valid after its first use. */
export interface ActivationTokenTable {
  token_hash: Buffer;
  member_id: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** A counter of wrong passwords or codes, shared by all processes. */
export interface LoginAttemptTable {
  /** Pool, member (or the typed login, if it has no account) and what is counted; see `areas/sessions/lockout.ts`. */
  key: string;
  failures: number;
  last_at: Date;
  blocked_until: Date | null;
}

/** Number of visible members of a pool by month of birth; triggers of `member_search` update it. */
export interface MemberTallyTable {
  pool: string;
  /** Empty in rows that count both genders. */
  gender: Gender | '';
  /** Empty in rows that count all countries. */
  country: string;
  /** Empty in rows that count a whole country. */
  region: string;
  /** First day of the month. */
  born: string;
  /** As the members that are counted have it. */
  shown_on: string[];
  origin: Origin;
  members: number;
  /** Those of them who are open to visitors. */
  visitors: Generated<number>;
}

/** Copy of the columns by which searches filter and sort; updated in the same transaction as `member`. */
export interface MemberSearchTable {
  member_id: string;
  pool: string;
  gender: Gender;
  country: string;
  /** Empty when the member gives none, so that the index needs no nulls. */
  region: string;
  dob: string;
  /** Last activity, written at most once an hour. */
  rank_at: Date;
  visible: boolean;
  /** As in `member`, which a trigger keeps it to. */
  open_to_visitors: Generated<boolean>;
  /** As in `member`, which a trigger keeps it to. */
  shown_on: string[];
  /** As in `member`, which a trigger keeps it to. */
  origin: Origin;
  looking_for: Generated<LookingFor | null>;
  /** Centre of the member's town, never their address; null when the town is unknown. */
  latitude: number | null;
  longitude: number | null;
  /** Cell of one degree that contains it, see `areas/places/distance.ts`. */
  geo_cell: number | null;
}

/** A profile photo; the first active one by position is the main photo. */
export interface PhotoTable {
  id: string;
  member_id: string;
  /** Random name below `/img/`; knowing it is not enough to see a locked photo. */
  key: string;
  status: 'active' | 'pending' | 'rejected';
  position: number;
  width: number;
  height: number;
  thumbhash: string | null;
  /** Point that stays visible when cropped, 0 to 1 from the left and the top. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  created_at: Date;
}

export interface MemberInterestTable {
  member_id: string;
  interest: string;
}

/** A like; two rows in both directions are a match. */
export interface LikeTable {
  liker: string;
  liked: string;
  id: string;
  origin: Origin;
  /** True until the liked member has seen the like. */
  is_new: Generated<boolean>;
  seen_at: Date | null;
  /** When a dialog showed the like or match. */
  shown_at: Date | null;
  /** True until the liker has confirmed the e-mail address; until then the liked member does not see it. */
  held: Generated<boolean>;
  created_at: Date;
}

/** A conversation of two members; `member_a` is the smaller id. */
export interface ConversationTable {
  id: string;
  member_a: string;
  member_b: string;
  started_by: string;
  /** Number of the last message, 0 before the first. */
  last_seq: Generated<number>;
  last_at: Date;
  created_at: Date;
}

/** A participant of a conversation. */
export interface ConvMemberTable {
  member_id: string;
  conversation_id: string;
  other_id: string;
  unread: Generated<number>;
  /** Position up to which the participant has read. */
  read_seq: Generated<number>;
  /** Position up to which a device of the participant has fetched messages. */
  delivered_seq: Generated<number>;
  /** Position up to which the participant has deleted messages. */
  cleared_seq: Generated<number>;
  /** Whether it is not in the list: deleted, or (for the recipient) nothing delivered yet. */
  hidden: Generated<boolean>;
  last_at: Date;
}

/** A message; the states `delivered` and `read` of the contract are derived from the other participant's `delivered_seq` and `read_seq`. */
export interface MessageTable {
  conversation_id: string;
  seq: number;
  id: string;
  sender_id: string;
  kind: 'text' | 'photo' | 'gift' | 'system';
  /** Empty for pictures and gifts. */
  text: string;
  photo: Json<MessagePicture> | null;
  /** Id of the gift. */
  gift: string | null;
  /** Id of the icebreaker, when the text is one. */
  icebreaker: string | null;
  origin: Origin;
  /** `held`: the sender has not confirmed the e-mail address; `refunded`: nobody has read it or ever will, and its credits were returned. */
  status: 'held' | 'sent' | 'refunded';
  /** Credits that it cost, or reserves while held. */
  credits: number;
  idempotency_key: string;
  /** SHA-256 of the request, to tell a replay from another message under the same key. */
  request_hash: Buffer;
  created_at: Date;
  delivered_at: Date | null;
  /** Whether a device of the recipient has fetched the whole message. */
  fetched: Generated<boolean>;
}

/** Balance and reserved credits of a member, always the sum of their ledger rows; like these it stays when the member is erased. */
export interface WalletTable {
  member_id: string;
  /** Free to spend; the database refuses a value below zero. */
  balance: Generated<number>;
  /** Reserved for held messages. */
  held: Generated<number>;
  /** Credits owed: they were to be taken back with a refund or chargeback, but were spent. */
  debt: Generated<number>;
}

/** Accounts between which credits move: `sales` and `bonus` give, `wallet` and `held` are the member's, `spent` and `clawback` take, `debt` lends. */
export type LedgerAccount = 'sales' | 'bonus' | 'wallet' | 'held' | 'spent' | 'debt' | 'clawback';

/** Double-entry ledger, append-only: each row moves `amount` credits from one account to another, so the sum is always zero. */
export interface LedgerTable {
  id: string;
  member_id: string;
  from_account: LedgerAccount;
  to_account: LedgerAccount;
  amount: number;
  reason:
    | 'signup'
    | 'signup_again'
    | 'purchase'
    | 'premium_month'
    | 'message'
    | 'hold'
    | 'delivery'
    | 'release'
    | 'refund'
    | 'clawback'
    | 'withdrawal'
    | 'restored'
    | 'debt'
    | 'erasure';
  /** Each booking has one key, so that it is made once: `message:<key>`, `payment:<id>`, … */
  idempotency_key: string;
  message_id: string | null;
  payment_id: string | null;
  created_at: Date;
}

export interface PaymentTable extends PaymentMoreColumns {
  id: string;
  member_id: string;
  site_id: string;
  package_id: string;
  /** Credits granted at once (for premium: those of the first month). */
  credits: number;
  /** Months of a premium package; null for credits. */
  months: number | null;
  amount_minor: number;
  currency: Currency;
  country: string;
  method: PaidWith;
  discount_code: string | null;
  discount_percent: number | null;
  refund_days: number;
  /** When the buyer asked us to begin before the withdrawal period ends; null without that request, and for old orders. */
  begin_requested_at: Date | null;
  provider: string;
  provider_id: string | null;
  status: Generated<'pending' | 'completed' | 'failed' | 'cancelled'>;
  checkout_url: string | null;
  idempotency_key: string;
  request_hash: Buffer;
  created_at: Date;
  updated_at: Date;
  completed_at: Date | null;
}

/** A period of paid premium time, and the credits of each month. */
export interface PremiumPeriodTable {
  payment_id: string;
  member_id: string;
  credits_per_month: number;
  months: number;
  months_granted: number;
  starts_at: Date;
  ends_at: Date;
  /** When the next month's credits are due; null when all were granted. */
  next_grant_at: Date | null;
  /** When it ended early because the payment was reversed. */
  stopped_at: Generated<Date | null>;
}

/** The use of an offer, which is possible once: time bonus and welcome code share the offer `welcome`. The row stays when the member is erased. */
export interface DiscountUseTable {
  member_id: string;
  offer: string;
  code: string;
  payment_id: string;
  used_at: Date;
}

/** Counters that polled calls need, and the version behind their ETag. */
export interface UserStateTable {
  member_id: string;
  unread: Generated<number>;
  new_likes: Generated<number>;
  version: Generated<number>;
}

export interface PushSubscriptionTable {
  endpoint: string;
  member_id: string;
  p256dh: string;
  auth: string;
  created_at: Date;
  /** Hash of the session in which it was made; null for older subscriptions. */
  session: Buffer | null;
}

/** Every mail, also those sent by SMTP; `/__outbox` shows them in development. */
export interface OutboxMailTable {
  id: string;
  site_id: string;
  kind: string;
  to_address: string;
  from_address: string;
  subject: string;
  html: string;
  text: string;
  headers: Json<Record<string, string>>;
  /** The same key is never sent twice. */
  dedupe_key: string;
  created_at: Date;
  sent_at: Date | null;
  /** When it turned out that it will not arrive; null for mails that wait or were taken. */
  failed_at: Generated<Date | null>;
  /** Why: codes of a mail server such as `550 5.1.1`, `suppressed` or `not_asked`. */
  failure: Generated<string | null>;
}

/** An address to which nothing more is sent. */
export interface MailSuppressionTable {
  /** Keyed hash of the lower-case address. */
  address_key: string;
  reason: 'bounced' | 'complaint';
  /** Codes of the mail server; empty when it gave none. */
  status: string;
  created_at: Date;
}

/** The database as Kysely sees it. */
export interface Database
  extends AccountsTables,
    AgeTables,
    ChatTables,
    DataRightsTables,
    DirectDebitTables,
    DiscoverTables,
    MarketingTables,
    ModerationTables,
    NotificationsTables,
    PaymentsTables,
    SessionsTables {
  member: MemberTable;
  account: AccountTable;
  session: SessionTable;
  activation_token: ActivationTokenTable;
  login_attempt: LoginAttemptTable;
  member_search: MemberSearchTable;
  member_tally: MemberTallyTable;
  photo: PhotoTable;
  member_interest: MemberInterestTable;
  likes: LikeTable;
  conversation: ConversationTable;
  conv_member: ConvMemberTable;
  message: MessageTable;
  wallet: WalletTable;
  ledger: LedgerTable;
  payment: PaymentTable;
  premium_period: PremiumPeriodTable;
  discount_use: DiscountUseTable;
  user_state: UserStateTable;
  push_subscription: PushSubscriptionTable;
  outbox_mail: OutboxMailTable;
  mail_suppression: MailSuppressionTable;
}
