import { disputeBodies } from './complaint-mails.ts';
import { momentText } from './format.ts';
import type { MailAbout, MailContent, MailFact } from './mail-types.ts';
import { complaintMessages, statementMessages } from './messages/complaints.ts';
import { factsMessages } from './messages/facts.ts';
import { misuseMessages } from './messages/misuse.ts';
import { writeMail } from './write-mail.ts';

interface Measure {
  reference: string;
  misuse: 'illegal_content' | 'unfounded_notices' | 'unfounded_complaints';
  kind: 'warning' | 'suspension';
}

/**
 * The statement of reasons of a warning or suspension because of misuse (Articles 17 and 23 of the Digital Services Act): what happens until
 * when, what was counted, that a person decided, and the remedies.
 */
export function misuseMail(
  about: MailAbout &
    Measure & {
      /** The facts, written for this reader. */
      reasons: string | null;
      /** End of a suspension; null for a warning. */
      until: Date | null;
      /** Manifest cases, of how many. */
      counted: number;
      total: number;
      /** Until when the reader may object. */
      objectUntil: Date;
    },
): Promise<MailContent> {
  const { site, origin, language, reference, misuse, until, counted, total } = about;
  const end = until && momentText(site, language, until);
  return writeMail(about, t => ({
    subject: t((end ? misuseMessages.suspendedSubject : misuseMessages.warnedSubject).id, { reference }),
    before: [
      end
        ? t(misuseMessages.suspendedBody.id, { misuse, until: end })
        : t(misuseMessages.warnedBody.id, { misuse }),
    ],
    facts: [
      [t(factsMessages.reference), reference],
      [t(misuseMessages.counted), t(misuseMessages.countedValue.id, { counted, total })],
      ...(end
        ? [[t(factsMessages.duration), t(misuseMessages.until.id, { until: end })] satisfies MailFact]
        : []),
      [t(factsMessages.rule), `${origin}/pages/terms`],
      [t(factsMessages.automated), t(statementMessages.byPerson)],
    ],
    ...(about.reasons !== null && { quote: about.reasons }),
    after: [
      t(misuseMessages.object.id, { until: momentText(site, language, about.objectUntil), reference }),
      t(complaintMessages.outOfCourt.id, { link: disputeBodies }),
    ],
    action: { label: t(misuseMessages.objectButton), link: `${origin}/complaints` },
  }));
}

/** Says that a suspension is over, or that a measure was lifted, with the reasons of the person who lifted it. */
export function misuseEndedMail(
  about: MailAbout & Measure & { /** Null where its time was over. */ reasons: string | null },
): Promise<MailContent> {
  const { reference, misuse, kind, reasons } = about;
  return writeMail(about, t => ({
    subject: t(misuseMessages.endedSubject.id, { kind, reference }),
    before: [
      kind === 'warning' ? t(misuseMessages.warningLifted) : t(misuseMessages.endedBody.id, { misuse }),
    ],
    ...(reasons !== null && { quote: reasons }),
  }));
}
