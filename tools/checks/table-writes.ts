import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/run-step.ts';

/** The tables that each area of the server writes, and those of `infrastructure`; everybody reads every table. */
const tables: Record<string, readonly string[]> = {
  access: [],
  wallet: ['closed_wallet', 'ledger_period', 'ledger_proof', 'spending_control', 'wallet'],
  photos: ['photo'],
  sessions: ['account_token', 'login_attempt', 'monthly_recipients', 'session'],
  age: ['age_nonce', 'age_proof', 'age_request'],
  notifications: ['advertising_consent', 'done_once', 'notice', 'push_subscription'],
  chat: ['conv_member', 'conversation', 'message', 'message_photo'],
  likes: ['likes'],
  marketing: ['member_traffic', 'traffic_visit'],
  profiles: ['member_interest', 'profile_view'],
  moderation: [
    'authority_order',
    'block',
    'complaint',
    'complaint_decision',
    'complaint_key',
    'complaint_party',
    'identity_mark',
    'misuse_measure',
    'misuse_suspension',
    'settlement_dispute',
  ],
  payments: [
    'cancellation',
    'debit',
    'debit_guess',
    'debit_mandate',
    'debit_subscription',
    'declaration',
    'direct_debit_request',
    'discount_use',
    'package_price',
    'payment',
    'payment_reversal',
    'personal_discount',
    'premium_period',
    'receipt',
    'receipt_counter',
    'withdrawal',
  ],
  discover: ['swipe'],
  'data-rights': ['account_deletion', 'data_export'],
  accounts: [
    'activation_token',
    'login_code',
    'mail_change',
    'recovery_code',
    'reset_request',
    'second_factor',
    'terms_acceptance',
  ],
  infrastructure: [
    'data_secret',
    'mail_suppression',
    'outbox_mail',
    'outbox_sms',
    'server_key',
    'user_state',
  ],
};

/** Rows that have columns of several areas. */
const shared: Record<string, readonly string[]> = {
  account: ['accounts', 'notifications', 'payments', 'profiles', 'sessions'],
  member: ['accounts', 'moderation', 'payments', 'photos', 'profiles', 'sessions'],
  member_search: ['profiles', 'sessions'],
};

const owners = new Map(
  [
    ...Object.entries(tables).flatMap(([area, names]) => names.map(name => [name, [area]] as const)),
    ...Object.entries(shared),
  ].map(([name, areas]) => [name, areas] as const),
);

const byKysely = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g;
const bySql =
  /\b(?:insert\s+into|delete\s+from)\s+([a-z_]+)\b|\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/gi;

/** Tables that a file writes: by Kysely with the table's name, or in SQL. A table that a variable names is not seen. */
const writtenTables = (text: string): string[] => [
  ...[...text.matchAll(byKysely)].map(([, name = '']) => name),
  ...[...text.matchAll(bySql)].map(([, into, updated]) => into ?? updated ?? ''),
];

const areaOf = (file: string): string => /\/areas\/([^/]+)\//.exec(file)?.[1] ?? 'infrastructure';

/** Where an area writes a table of another one, and where the lists here are not what the files do. */
export function foreignWrites(files: readonly (readonly [file: string, text: string])[]): string[] {
  const done = new Set<string>();
  const problems = files.flatMap(([file, text]) => {
    const area = areaOf(file);
    return [...new Set(writtenTables(text))].flatMap(table => {
      done.add(`${area} ${table}`);
      const owner = owners.get(table);
      if (!owner)
        return [
          `${file} writes ${table}, which no area owns: add it to \`tables\` of tools/checks/table-writes.ts`,
        ];
      return owner.includes(area)
        ? []
        : [
            `${file} writes ${table}, a table of ${owner}: emit an event that ${owner} listens to, or ask its api.ts`,
          ];
    });
  });
  const idle = [...owners].flatMap(([table, areas]) => areas.map(area => `${area} ${table}`));
  return [
    ...problems,
    ...idle
      .filter(entry => !done.has(entry))
      .map(entry => `tools/checks/table-writes.ts: nothing writes "${entry}" any more: take the entry out`),
  ];
}

const enqueued = /\bjobs\.enqueue\(\s*tx,\s*'([\w.-]+)'/g;
const handled = /^\s+'([\w-]+\.[\w-]+)':/gm;

/** Where an area adds a job that another one handles. */
export function foreignJobs(files: readonly (readonly [file: string, text: string])[]): string[] {
  const handlers = new Map(
    files
      .filter(([file]) => file.endsWith('/jobs.ts'))
      .flatMap(([file, text]) =>
        [...text.matchAll(handled)].map(([, job = '']) => [job, areaOf(file)] as const),
      ),
  );
  return files.flatMap(([file, text]) =>
    [...text.matchAll(enqueued)].flatMap(([, job = '']) => {
      const owner = handlers.get(job);
      return owner === undefined || owner === areaOf(file)
        ? []
        : [
            `${file} adds the job ${job} of ${owner}: emit an event that ${owner} listens to, or ask its api.ts`,
          ];
    }),
  );
}

/** The sources that the rules are about. Erasure goes through all tables by its own list, and migrations make them. */
export const readSources = (): [file: string, text: string][] =>
  globSync('packages/server/src/{areas,infrastructure}/**/*.ts', { cwd: root })
    .filter(file => !/\.test\.ts$|\/migrations\/|\/catalogs\//.test(file))
    .map(file => [file, readFileSync(join(root, file), 'utf8')]);
