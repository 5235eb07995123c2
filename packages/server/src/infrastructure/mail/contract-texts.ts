import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factLine, type Language, oneFullStop } from '@velluto/rules';
import { minimumMessageCosts } from '../../domain/sites/message-costs.ts';
import { textIn } from '../../domain/sites/site-texts.ts';
import { repositoryRoot } from '../repository-root.ts';
import { countryText, dayText, momentText, moneyText } from './format.ts';
import type { MailAbout, MailSection } from './mail-types.ts';
import { factsMessages } from './messages/common.ts';
import { contractMessages } from './messages/payments/contracts.ts';
import { type MailPayment, purchaseText } from './payment-facts.ts';
import type { Translate } from './translate.ts';

/** The contract that a mail confirms. */
export interface MailContract {
  /** Payment country, whose currency the prices in the terms have. */
  country: string;
  /** Days in which the buyer may withdraw; 0 for none, or after a withdrawal. */
  refundDays: number;
  /** When the buyer asked us to begin before these days end; null without that request. */
  beginRequestedAt: Date | null;
}

/** What the texts of a contract need of a mail. */
type About = Pick<MailAbout, 'site' | 'language' | 'origin'>;

const pages = join(repositoryRoot, 'app', 'src', 'content', 'pages');
const read = new Map<string, string>();

/** The Markdown of a text page of the app, which is the one place where it is written; English where a language is missing. */
function markdownOf(page: 'terms' | 'return-policy', language: Language): string {
  const key = `${language}/${page}`;
  let markdown = read.get(key);
  if (markdown === undefined) {
    try {
      markdown = readFileSync(join(pages, `${key}.md`), 'utf8');
    } catch (error) {
      if (language === 'en') throw error;
      markdown = markdownOf(page, 'en');
    }
    read.set(key, markdown);
  }
  return markdown;
}

const addressOf = ({ site: { company }, language }: About) =>
  factLine([company.address, company.city, countryText(language, company.country)], ', ');

function placeholderValues(t: Translate, about: About, country: string): Record<string, string> {
  const { site, language } = about;
  const { company, fictional } = site;
  const price = minimumMessageCosts(site)[country];
  const credits = (count: number) => (count === 0 ? '' : t(factsMessages.credits.id, { credits: count }));
  return {
    site: site.name,
    company: company.name,
    address: addressOf(about),
    support_email: site.support_email,
    min_age: String(site.min_age),
    refund_days: String(site.refund_days),
    message_credits: credits(site.message_credits),
    message_price: price ? moneyText(language, price.costs, price.currency) : '',
    signup_credits: credits(site.signup_credits),
    fictional_singular: textIn(site, fictional.singular, language),
    fictional_plural: textIn(site, fictional.plural, language),
  };
}

const placeholder = /\{(\w+)\}/g;
const link = /\[([^\]]+)\]\(([^)]+)\)/g;

/** A text page as plain text with full addresses. Like on the page, a line without its value is left out. */
function pageSection(
  t: Translate,
  about: About,
  { page, country }: { page: 'terms' | 'return-policy'; country: string },
): MailSection {
  const values = placeholderValues(t, about, country);
  const [heading = '', ...lines] = markdownOf(page, about.language).split('\n');
  const text = lines
    .filter(line => [...line.matchAll(placeholder)].every(([, name = '']) => values[name] !== ''))
    .map(line => oneFullStop(line.replace(placeholder, (_, name: string) => values[name] ?? '')))
    .map(line => line.replace(/^#+ /, '').replace(/^- /, '• ').replace(/^> /, '').replaceAll('**', ''))
    .map(line =>
      line.replace(link, (_, label: string, to: string) => {
        if (to === `mailto:${label}`) return label;
        return `${label} (${to.startsWith('/') ? about.origin : ''}${to})`;
      }),
    )
    .join('\n')
    .trim();
  return { title: heading.replace(/^# /, ''), text };
}

/** The model withdrawal form of Annex I (B) of Directive 2011/83/EU, filled in as far as we can. */
function modelForm(t: Translate, about: About, payment: MailPayment): MailSection {
  const { site, language, origin } = about;
  return {
    title: t(contractMessages.formTitle),
    text: [
      t(contractMessages.formNote.id, { link: `${origin}/withdrawal` }),
      [
        t(contractMessages.formTo.id, {
          company: site.company.name,
          address: addressOf(about),
          email: site.support_email,
        }),
        t(contractMessages.formNotice.id, {
          purchase: purchaseText(t, payment),
          reference: payment.id,
          date: dayText(site, language, payment.date),
        }),
        t(contractMessages.formName),
        t(contractMessages.formAddress),
        t(contractMessages.formSignature),
        t(contractMessages.formDate),
      ].join('\n'),
    ].join('\n\n'),
  };
}

/** What the buyer asked about the beginning, and what a withdrawal therefore repays; nothing without a right to withdraw. */
export function withdrawalTexts(t: Translate, { site, language }: About, contract: MailContract): string[] {
  const { refundDays, beginRequestedAt } = contract;
  if (refundDays === 0) return [];
  return beginRequestedAt
    ? [
        t(contractMessages.withdrawal.id, { days: refundDays }),
        t(contractMessages.begun.id, { moment: momentText(site, language, beginRequestedAt) }),
      ]
    : [t(contractMessages.wholePrice.id, { days: refundDays })];
}

/**
 * The contract for the buyer's own records, in full, since a link can change (Article 8 (7) of Directive 2011/83/EU): terms,
 * instructions on withdrawal and the model form.
 */
export function contractSections(
  t: Translate,
  about: About,
  payment: MailPayment,
  { country, refundDays }: MailContract,
): MailSection[] {
  const terms = pageSection(t, about, { page: 'terms', country });
  if (refundDays === 0) return [terms];
  return [modelForm(t, about, payment), pageSection(t, about, { page: 'return-policy', country }), terms];
}
