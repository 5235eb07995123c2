import type { Context } from '../../../context/context.ts';
import { siteOrigin } from '../../../context/web-origin.ts';
import { aboutMail } from '../../../infrastructure/mail/about-mail.ts';
import type { MailContent } from '../../../infrastructure/mail/mail-types.ts';
import {
  complaintDecidedMail,
  complaintReceivedMail,
  declarationReceivedMail,
  statementMail,
} from '../../../infrastructure/mail/mails/moderation.ts';
import type { Tx } from '../../../infrastructure/postgres/transaction.ts';
import { tokenHash } from '../../sessions/api.ts';
import type { ComplaintRow } from './complaint-queries.ts';
import * as queries from './complaint-queries.ts';
import { appealEnd, reasonsOf } from './decision-facts.ts';

type Party = ComplaintRow['parties'][number];
type Decision = ComplaintRow['decisions'][number];
type Head = Pick<ComplaintRow, 'id' | 'reference' | 'site_id' | 'created_at' | 'url'>;
type About = Omit<Parameters<typeof complaintReceivedMail>[0], 'receivedAt' | 'url' | 'handledFrom'>;

/** What a withdrawal or cancellation that a person has to look into declares, as far as a mail repeats it. */
export type Declared = Pick<Parameters<typeof declarationReceivedMail>[0], 'declared' | 'words'>;

/** Mails the reporter an acknowledgement, also of what was declared; does nothing without an address. */
export async function sendAcknowledgement(
  ctx: Context,
  tx: Tx,
  head: Head,
  party: Party,
  { declared, handledFrom }: { declared?: Declared | undefined; handledFrom: Date | null },
): Promise<void> {
  if (declared) {
    await mail(ctx, tx, head, party, `${declared.declared}_received`, about =>
      declarationReceivedMail({ ...about, ...declared, receivedAt: head.created_at }),
    );
    return;
  }
  await mail(ctx, tx, head, party, 'complaint_received', about =>
    complaintReceivedMail({ ...about, receivedAt: head.created_at, url: head.url, handledFrom }),
  );
}

/** Mails a party the decision with its reasons: the reporter, or the restricted member (as a statement of reasons). */
export async function sendDecision(
  ctx: Context,
  tx: Tx,
  head: Head,
  party: Party,
  decision: Decision,
): Promise<void> {
  // each party may appeal once
  const final = party.appeal !== null;
  const { outcome, ground, rule, law } = decision;
  const decided = {
    reasons: reasonsOf(decision, party.role),
    ground,
    rule,
    law,
    appealUntil: final ? null : appealEnd(decision),
  };
  await mail(ctx, tx, head, party, `complaint_decided_${decision.round}`, about =>
    party.role === 'affected'
      ? statementMail({ ...about, ...decided, outcome })
      : complaintDecidedMail({
          ...about,
          ...decided,
          decision: outcome === 'rejected' ? 'rejected' : 'upheld',
        }),
  );
}

/** Sends a mail to a party's current address, with a link whose key is stored only as a hash. */
async function mail(
  ctx: Context,
  tx: Tx,
  { id, reference, site_id }: Head,
  { email: former, member_id, role, name, language }: Party,
  kind: string,
  write: (about: About) => Promise<MailContent>,
): Promise<void> {
  const member = member_id === null ? undefined : await queries.selectAddressee(tx.db, member_id);
  const email = member ? member.email : former;
  if (email === null) return;
  const key = ctx.ids.token();
  await queries.insertKey(tx.db, {
    key_hash: tokenHash(key),
    complaint_id: id,
    role,
    created_at: ctx.clock.now(),
  });
  const site = ctx.sites.byId(site_id);
  const origin = siteOrigin(ctx, site);
  const link = `${origin}/complaints?${new URLSearchParams({ reference, key })}`;
  const content = await write({
    ...aboutMail({ site, origin }, { name, language }),
    reference,
    link,
  });
  await ctx.mail.send(tx, {
    siteId: site_id,
    kind,
    to: email,
    ...content,
    dedupeKey: `${kind}:${id}:${role}`,
  });
}
