import type { JobName } from '../../infrastructure/jobs/payloads.ts';
import type { Database } from '../../infrastructure/postgres/schema.ts';

/** Whose a table's rows are, and so which of them go with a pool to another database. */
export type RowOwner =
  /** The pool that their column `pool` names. */
  | 'pool'
  /** The site that their column `site_id` names. */
  | 'site'
  /** The person that a column names: a member of the pool, or somebody erased who bought on its sites. */
  | { person: string }
  /** The row of another table that a column names; `key` is that table's key. */
  | { rowOf: keyof Database; by: string; key: string }
  /** Those that this condition says; `$1` is the pool, `$2` are its sites, `moved_person` has its persons. */
  | { where: string }
  /** They may be of any pool, and cannot be told apart: all are copied, for this reason. */
  | { copied: string }
  /** Nobody of a pool: they stay, for this reason. */
  | { cell: string };

const ofMember: RowOwner = { person: 'member_id' };
const ofPayment: RowOwner = { rowOf: 'payment', by: 'payment_id', key: 'id' };
const ofComplaint: RowOwner = { rowOf: 'complaint', by: 'complaint_id', key: 'id' };
const shortCount: RowOwner = { cell: 'counts attempts by a key, for some hours; they begin anew' };

/** Whose the rows of each table are. */
export const rowOwners = {
  account: 'pool',
  account_deletion: 'site',
  account_token: ofMember,
  activation_token: ofMember,
  advertising_consent: ofMember,
  age_nonce: ofMember,
  age_proof: ofMember,
  age_request: ofMember,
  authority_order: 'site',
  block: { person: 'blocker' },
  cancellation: 'site',
  closed_wallet: { cell: 'sums of closed periods, see ledger_period' },
  complaint: 'pool',
  complaint_decision: ofComplaint,
  complaint_key: ofComplaint,
  complaint_party: ofComplaint,
  conv_member: ofMember,
  conversation: { person: 'member_a' },
  data_export: ofMember,
  data_secret: { cell: 'the same in all cells, see share-keys.ts' },
  debit: 'site',
  debit_guess: shortCount,
  debit_mandate: 'site',
  debit_subscription: 'site',
  declaration: 'site',
  direct_debit_request: 'site',
  discount_use: ofMember,
  done_once: {
    where: `split_part(key, ':', 2) = any ($2) or right(key, 36) in (select id::text from moved_person)`,
  },
  identity_mark: 'pool',
  ledger: ofMember,
  ledger_period: { cell: 'opened by a move, and closed anew by the next night' },
  ledger_proof: { cell: 'results about a whole database' },
  likes: { person: 'liker' },
  login_attempt: { where: `split_part(key, ':', 1) = $1` },
  login_code: ofMember,
  mail_change: 'pool',
  mail_suppression: { copied: 'hashed addresses, to which no other cell may send either' },
  member: 'pool',
  member_interest: ofMember,
  member_search: 'pool',
  member_tally: { cell: 'kept by triggers of member_search' },
  member_traffic: ofMember,
  message: { rowOf: 'conversation', by: 'conversation_id', key: 'id' },
  message_photo: ofMember,
  misuse_measure: 'pool',
  misuse_suspension: 'site',
  monthly_recipients: 'site',
  notice: ofMember,
  outbox_mail: 'site',
  outbox_sms: { cell: 'codes that are sent at once or never' },
  package_price: 'site',
  payment: 'site',
  payment_reversal: ofPayment,
  personal_discount: 'pool',
  photo: ofMember,
  pool_move: { cell: 'says where pools are' },
  premium_period: ofPayment,
  profile_view: { person: 'viewer' },
  push_subscription: ofMember,
  receipt: 'site',
  receipt_counter: 'site',
  recovery_code: ofMember,
  reset_request: shortCount,
  second_factor: ofMember,
  server_key: { cell: 'the same in all cells but for the name of the database, see share-keys.ts' },
  session: ofMember,
  settlement_dispute: 'site',
  spending_control: ofMember,
  swipe: ofMember,
  terms_acceptance: ofMember,
  traffic_visit: 'site',
  user_state: ofMember,
  wallet: ofMember,
  withdrawal: ofPayment,
} satisfies Record<keyof Database, RowOwner>;

/** Whose a job is, by a field of its payload. */
export type JobOwner =
  /** The field is the id of a row of this table. */
  | { rowOf: keyof Database; by: string }
  /** The field is the id of a site. */
  | { site: string }
  /** It stays: it does not depend on rows of a pool, or looks through all of them. */
  | 'cell';

const ofMemberField: JobOwner = { rowOf: 'member', by: 'member' };

/** Whose the waiting jobs of each kind are. */
export const jobOwners: Record<JobName, JobOwner> = {
  'mail.deliver': { rowOf: 'outbox_mail', by: 'id' },
  'sms.deliver': 'cell',
  'push.send': ofMemberField,
  'notices.send': 'cell',
  'notices.mail': ofMemberField,
  'notices.tidy': 'cell',
  'reminders.unread': ofMemberField,
  'reminders.confirm': ofMemberField,
  'reminders.photo': ofMemberField,
  'promotion.welcome': ofMemberField,
  'weekly.begin': 'cell',
  'weekly.batch': { site: 'site' },
  'accounts.reset': { site: 'site' },
  'accounts.tidy': 'cell',
  'accounts.purge': 'cell',
  'exports.make': { site: 'site' },
  'exports.remove': { rowOf: 'data_export', by: 'id' },
  'member.locate': { rowOf: 'member', by: 'id' },
  'photo.remove': 'cell',
  'messages.tidy': 'cell',
  'payments.reconcile': 'cell',
  'payments.reversals': 'cell',
  'payments.begin': 'cell',
  'premium.grant': 'cell',
  'ledger.check': 'cell',
  'payments.tidy': 'cell',
  'payments.refund': { rowOf: 'payment_reversal', by: 'reversal' },
  'payments.repay-closed': ofMemberField,
  'payments.pass-collected': { rowOf: 'payment', by: 'payment' },
  'debits.collect': 'cell',
  'debits.renew': 'cell',
  'debits.tidy': 'cell',
  'debits.forget-mandate': { rowOf: 'debit_mandate', by: 'id' },
  'trust.arrived': { site: 'site' },
  'trust.overdue': 'cell',
  'trust.tidy': 'cell',
  'trust.suspensions': 'cell',
  'trust.refund': { rowOf: 'member', by: 'blocker' },
};
