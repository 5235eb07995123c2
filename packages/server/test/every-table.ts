import { order, pay } from './buy.ts';
import { createOwnedRecords } from './owned-records.ts';
import type { createTestServer } from './server.ts';
import { addWriter } from './writers.ts';

type TestServer = Awaited<ReturnType<typeof createTestServer>>;

/** A text that a careless copy would change: separators, escapes, line breaks, combining marks and characters of four bytes. */
const text = 'tab\t back\\slash \\N\r\n"quoted", \'quoted\', ünïcödé e\u0301 🙂';
const bytes = '\\x005c0a0d09ff';
const [past, future] = ['1999-12-31T23:59:59.123456Z', '2099-02-28T00:00:00Z'];

/** Consistent rows for tables that neither the demo data nor `createOwnedRecords` fills. */
function rowsOf(member_id: string, other: string): Record<string, object> {
  const times = { created_at: past, expires_at: future };
  const visit = { network: text, ref: '', sub1: text, sub2: '', sub3: '\\' };
  const failures = { failures: 2_147_483_647, last_at: past, blocked_until: null };
  const token = { token_hash: bytes, member_id, ...times, used_at: null };
  const id = '019aa000-ffff-7000-8000-000000000001';
  const file = { site_id: 'velluto', file: text };
  const category = { category: 'STATEMENT_CATEGORY_VIOLENCE', described: text };
  const received = { received_at: past, informed_at: past, effected_at: null };
  return {
    authority_order: { ...file, kind: 'act', country: 'IT', ...category, items: 2_147_483_647, ...received },
    settlement_dispute: {
      ...file,
      submitted_at: past,
      ended_at: future,
      outcome: 'reversed',
      implemented: true,
    },
    misuse_measure: {
      id,
      reference: text,
      site_id: 'velluto',
      pool: 'velluto',
      misuse: 'unfounded_notices',
      kind: 'suspension',
      subject: text,
      member_id,
      name: text,
      email: text,
      language: 'it',
      counted: 3,
      total: 2_147_483_647,
      assessment: text,
      reasons: text,
      imposed_by: 'ada',
      imposed_at: past,
      until: future,
      ended_at: future,
      lifted_by: 'berta',
    },
    misuse_suspension: { ...file, misuse: 'illegal_content', imposed_at: past },
    debit_guess: { key: text, ...failures },
    done_once: { key: text, done_at: past },
    ledger_period: { number: 1, until: past, movements: '9007199254740993', closed_at: past },
    closed_wallet: { member_id, balance: 2_147_483_647, held: 0, debt: 0 },
    ledger_proof: { proved_at: past, movements: '9007199254740993', faults: 0 },
    login_attempt: { key: text, ...failures, blocked_until: future },
    monthly_recipients: { site_id: 'velluto', month: '2026-02-01', recipients: 2_147_483_647 },
    package_price: { site_id: 'velluto', package_id: text, currency: 'EUR', since: past, amount_minor: 999 },
    reset_request: { key: bytes, day: '2026-02-28', requests: 1 },
    server_key: { name: text, value: { [text]: [null, true, 1.5, text] }, created_at: past },
    traffic_visit: { token_hash: bytes, site_id: 'velluto', ...visit, created_at: past },
    account_deletion: {
      id,
      member_id: other,
      site_id: 'velluto',
      reason: 'privacy',
      text,
      deleted_at: past,
      restorable_until: future,
    },
    age_nonce: { nonce_hash: bytes, member_id, expires_at: future },
    age_request: { member_id, asked_at: past },
    age_proof: { member_id, method: 'token', verified_at: past },
    account_token: { ...token, kind: 'reset' },
    activation_token: token,
    block: { blocker: member_id, blocked: other, created_at: past },
    login_code: { code_hash: bytes, token_hash: bytes, member_id, ...times },
    mail_change: {
      id,
      member_id,
      pool: 'velluto',
      old_email: text,
      old_email_key: text,
      new_email: text,
      token_hash: bytes,
      ...times,
      undo_hash: bytes,
    },
    member_interest: { member_id, interest: 'cinema' },
    member_traffic: { member_id, ...visit, visited_at: past },
    personal_discount: {
      pool: 'velluto',
      code_key: text,
      code: text,
      member_id,
      percent: 20,
      why: { it: text },
      methods: ['visa'],
      created_at: past,
      for_staying: true,
    },
    cancellation: {
      key: text,
      site_id: 'velluto',
      member_id,
      email: text,
      name: text,
      number: text,
      kind: 'for_cause',
      reason: text,
      ends_on: '2028-02-29',
      received_at: past,
      contracts: [text],
    },
    profile_view: { viewer: member_id, viewed: other, origin: 'member', viewed_at: past },
    second_factor: { member_id, secret: text, created_at: past, confirmed_at: future, last_step: 1 },
    spending_control: { member_id, limit_minor: 0, limit_currency: 'EUR', paused_until: '2028-02-29' },
    swipe: { member_id, profile_id: other, choice: 'pass', undoable: true, swiped_at: past },
    terms_acceptance: { member_id, site_id: 'velluto', terms_version: past, accepted_at: future },
    recovery_code: { member_id, code_hash: text },
    identity_mark: {
      pool: 'velluto',
      kind: 'email',
      hash: bytes,
      reason: 'left',
      source: other,
      expires_at: future,
      withdrawn_at: [past],
    },
    mail_suppression: { address_key: text, reason: 'bounced', status: '5.1.1', created_at: past },
  };
}

/** Inserts at least one row into every table of the product; demo members may exist already. */
export async function fillEveryTable(server: TestServer): Promise<void> {
  const email = 'everything@example.com';
  const nina = { ...(await addWriter(server, { email, credits: 50 })), email };
  const [partner, about] = [await addWriter(server, { credits: 50 }), await addWriter(server)];
  const { payment } = await createOwnedRecords(server, nina, { partner, about, number: 4242, paid: true });
  await nina.call('POST', '/api/like.php', { profile: partner.id });
  const visitor = await server.client();
  await visitor('POST', '/api/withdrawal.php', { step: 'confirm', payment, email, name: 'Nina' });
  await nina.call('POST', '/api/withdrawal.php', { step: 'confirm', payment });
  await pay(server, await order(server, nina.call, 'premium-3'));
  for (const [table, row] of Object.entries(rowsOf(nina.id, about.id))) {
    await server.database.pool.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, $1)).*`,
      [JSON.stringify(row)],
    );
  }
}
