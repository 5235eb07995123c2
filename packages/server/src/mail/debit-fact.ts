import type { Language } from '@velluto/rules';
import type { Site } from '../sites/site.ts';
import { dayText, moneyText } from './format.ts';
import type { MailFact } from './mail-text.ts';
import { factsMessages } from './messages/facts.ts';
import type { Translate } from './translate.ts';

/** A direct debit that still comes, in euro cents: how much, and on which day. */
export function debitFact(
  t: Translate,
  site: Site,
  language: Language,
  { amountMinor, collectAt }: { amountMinor: number; collectAt: Date },
): MailFact {
  const amount = moneyText(language, amountMinor, 'EUR');
  return [t(factsMessages.toCollect), `${amount} · ${dayText(site, language, collectAt)}`];
}
