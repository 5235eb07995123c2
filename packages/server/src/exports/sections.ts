/** Rows of one table that belong to a member, as one file of the archive. */
export interface Section {
  /** Name of the file, without its ending. */
  file: string;
  table: string;
  /** Column that names the member, or the row of `of`. */
  by: string;
  /** Table with the member's rows that these rows belong to. */
  of?: string;
  /** What the member gets; secrets and marks of other people stay out. */
  columns: readonly string[];
  orderBy: string;
}

/** Everything that stands in rows of a member's own. Conversations, pictures and the profile are put together apart. */
export const sections: readonly Section[] = [
  {
    file: 'account',
    table: 'account',
    by: 'member_id',
    columns: [
      ...['email', 'status', 'paid_user', 'emails_enabled', 'notifications_disabled', 'confirmed_at'],
      ...['consent_sensitive_at', 'signup_message', 'signup_member'],
    ],
    orderBy: 'email',
  },
  {
    file: 'address-changes',
    table: 'mail_change',
    by: 'member_id',
    columns: ['old_email', 'new_email', 'created_at', 'confirmed_at', 'undone_at'],
    orderBy: 'created_at',
  },
  {
    file: 'blocks',
    table: 'block',
    by: 'blocker',
    columns: ['blocked', 'created_at'],
    orderBy: 'created_at',
  },
  {
    file: 'direct-debits',
    table: 'debit',
    by: 'member_id',
    columns: ['payment_id', 'mandate_id', 'amount_minor', 'collect_at', 'state'],
    orderBy: 'collect_at',
  },
  {
    file: 'direct-debit-renewals',
    table: 'debit_subscription',
    by: 'member_id',
    columns: ['package_id', 'amount_minor', 'credits', 'anchor_at', 'next_at', 'cancelled_at'],
    orderBy: 'id',
  },
  {
    file: 'discounts-used',
    table: 'discount_use',
    by: 'member_id',
    columns: ['offer', 'code', 'payment_id', 'used_at'],
    orderBy: 'used_at',
  },
  {
    file: 'discounts',
    table: 'personal_discount',
    by: 'member_id',
    columns: [
      ...['code', 'percent', 'why', 'expires_at', 'country', 'currency', 'minimum_minor', 'methods'],
      'created_at',
    ],
    orderBy: 'created_at',
  },
  {
    file: 'interests',
    table: 'member_interest',
    by: 'member_id',
    columns: ['interest'],
    orderBy: 'interest',
  },
  {
    file: 'likes-given',
    table: 'likes',
    by: 'liker',
    columns: ['liked', 'origin', 'created_at'],
    orderBy: 'created_at',
  },
  {
    file: 'payments',
    table: 'payment',
    by: 'member_id',
    columns: [
      ...[
        'id',
        'site_id',
        'package_id',
        'credits',
        'months',
        'amount_minor',
        'currency',
        'country',
        'method',
      ],
      ...['discount_code', 'discount_percent', 'status', 'created_at', 'completed_at', 'reversed_at'],
    ],
    orderBy: 'created_at',
  },
  {
    file: 'place-on-the-map',
    table: 'member_search',
    by: 'member_id',
    columns: ['latitude', 'longitude'],
    orderBy: 'member_id',
  },
  {
    file: 'premium',
    table: 'premium_period',
    by: 'member_id',
    columns: [
      ...['payment_id', 'months', 'months_granted', 'credits_per_month', 'starts_at', 'ends_at'],
      'stopped_at',
    ],
    orderBy: 'starts_at',
  },
  {
    file: 'push-subscriptions',
    table: 'push_subscription',
    by: 'member_id',
    columns: ['endpoint', 'created_at'],
    orderBy: 'created_at',
  },
  {
    file: 'receipts',
    table: 'receipt',
    by: 'payment_id',
    of: 'payment',
    columns: ['payment_id', 'site_id', 'number', 'issued_at', 'company', 'vat_percent'],
    orderBy: 'issued_at',
  },
  {
    file: 'refunds-and-chargebacks',
    table: 'payment_reversal',
    by: 'payment_id',
    of: 'payment',
    columns: ['payment_id', 'kind', 'amount_minor', 'credits', 'status', 'created_at', 'updated_at'],
    orderBy: 'created_at',
  },
  {
    file: 'sessions',
    table: 'session',
    by: 'member_id',
    columns: ['user_agent', 'created_at', 'last_seen_at', 'expires_at'],
    orderBy: 'created_at',
  },
  {
    file: 'spending-limits',
    table: 'spending_control',
    by: 'member_id',
    columns: [
      ...['limit_minor', 'limit_currency', 'paused_until'],
      ...['next_limit_minor', 'next_limit_currency', 'next_limit_at', 'next_paused_until', 'next_paused_at'],
    ],
    orderBy: 'member_id',
  },
  {
    file: 'swipes',
    table: 'swipe',
    by: 'member_id',
    columns: ['profile_id', 'choice', 'swiped_at'],
    orderBy: 'swiped_at',
  },
  {
    file: 'traffic-source',
    table: 'member_traffic',
    by: 'member_id',
    columns: ['network', 'ref', 'sub1', 'sub2', 'sub3', 'visited_at'],
    orderBy: 'visited_at',
  },
  {
    file: 'wallet',
    table: 'wallet',
    by: 'member_id',
    columns: ['balance', 'held', 'debt'],
    orderBy: 'balance',
  },
  {
    file: 'wallet-movements',
    table: 'ledger',
    by: 'member_id',
    columns: ['created_at', 'from_account', 'to_account', 'amount', 'reason', 'message_id', 'payment_id'],
    orderBy: 'created_at',
  },
  {
    file: 'withdrawals',
    table: 'withdrawal',
    by: 'member_id',
    columns: ['payment_id', 'credits', 'amount_minor', 'received_at'],
    orderBy: 'received_at',
  },
];

/** Tables with a member in them that are no section of their own, and why. A test asks for one or the other. */
export const tablesLeftOut: Readonly<Record<string, string>> = {
  account_deletion: 'an account that is deleted cannot ask for an archive',
  account_token: 'only the hash of a mailed secret',
  activation_token: 'only the hash of a mailed secret',
  complaint: 'in complaints.json',
  complaint_decision: 'in complaints.json',
  complaint_key: 'only the hash of a mailed secret',
  complaint_party: 'in complaints.json',
  conv_member: 'in conversations.json',
  conversation: 'in conversations.json',
  data_export: 'the archive itself',
  debit_mandate: 'in direct-debit-mandates.json, opened',
  direct_debit_request: 'an order that waits an hour for its code',
  login_code: 'only hashes of codes',
  message_photo: 'in conversations.json and message-photos/',
  message: 'in conversations.json',
  notice: 'what is about to be told by mail or push',
  photo: 'in photos/',
  recovery_code: 'only hashes of codes',
  second_factor: 'the secret of the log-in, like the password',
  terms_acceptance: 'in accepted-terms.json',
  user_state: 'counters of what is shown anyway',
};
