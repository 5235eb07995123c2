import { type CompanyInfo, getCompanyInfo, type LegalContact, type Settings } from '@velluto/api-client';
import {
  ACTIVATION_DAYS,
  FREE_CONVERSATIONS,
  FREE_PHOTOS,
  factLine,
  type Language,
  LOGIN_ATTEMPTS,
  LOGIN_BLOCK_MINUTES,
  LOGIN_CODE_MINUTES,
  MISUSE_COUNT,
  NEARLY_FITS_YEARS,
  PREMIUM_PHOTOS,
  PROFILE_VIEW_DAYS,
  REACTIVATION_DAYS,
  REPEATED_SUSPENSION_DAYS,
  RESET_MINUTES,
  SESSION_DAYS,
  SUSPENSION_DAYS,
  TRAFFIC_DAYS,
} from '@velluto/rules';
import type { Format, Translate } from '@velluto/ui/provider';
import { type LoadContext, RouteError } from '../../lib/router/route.ts';
import { pagesMessages } from '../../locales/messages/pages/pages.ts';
import { messagePrice } from '../wallet/price.ts';
import type { PlaceholderValues, TextPage } from './text-page.ts';

/** A text page and the data of the company that it names. */
export interface TextPageData {
  page: TextPage;
  /** Language of the text: English where the visitor's own is missing. */
  language: Language;
  company: CompanyInfo;
}

/** One lazy file per page and language. */
const files = import.meta.glob<TextPage>('../../content/pages/*/*.md', { import: 'default' });

/** The text of a page in the visitor's language, else in English; an unknown page is not found. */
export async function load({ client, params, app, signal }: LoadContext): Promise<TextPageData> {
  for (const language of [app.language.current, 'en'] as const) {
    const file = files[`../../content/pages/${language}/${params.page}.md`];
    if (!file) continue;
    const [page, company] = await Promise.all([file(), getCompanyInfo(client, { signal })]);
    return { page, language, company };
  }
  throw new RouteError(404);
}

const contactText = (named: LegalContact | undefined) =>
  named ? factLine([named.name, named.address, named.contact], ', ') : '';

/** Values for the placeholders of text pages, in the page's language; `languages` are those of the site. */
export function placeholderValues(
  site: Settings,
  company: CompanyInfo,
  { t, format, languages }: { t: Translate; format: Format; languages: readonly Language[] },
): PlaceholderValues {
  const price = messagePrice({ site });
  const credits = (count: number) => (count === 0 ? '' : t(pagesMessages.credits({ count })));
  const { share_capital: shares } = company;
  const capital = shares ? format.money({ amountMinor: shares.amount_minor, currency: shares.currency }) : '';
  const phone = site.support_phone ?? '';
  const { monthly_recipients: recipients } = company;
  const day = (date = '') => date && format.date(date, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    site: site.name,
    company: company.name,
    address: factLine([company.address, company.city, format.country(company.country)], ', '),
    register: company.register ?? '',
    register_number: company.kvk,
    representative: company.representative ?? '',
    share_capital: company.country === 'IT' ? '' : capital,
    // Italian law requires the paid-up capital
    paid_up_capital: company.country === 'IT' ? capital : '',
    rea: company.rea ?? '',
    vat_numbers: format.list(company.vat_numbers),
    tradenames: format.list(company.tradenames),
    host: company.host?.name ?? '',
    host_address: company.host?.address ?? '',
    host_phone: company.host?.phone ?? '',
    mediator: contactText(company.mediator),
    dispute_body: contactText(company.dispute_body ?? undefined),
    // only for a company that says it takes no part; none for one that leaves it open
    no_dispute_body: company.dispute_body === null ? company.name : '',
    data_protection_officer: contactText(company.data_protection_officer),
    eu_representative: contactText(company.representatives?.EU),
    uk_representative: contactText(company.representatives?.GB),
    swiss_representative: contactText(company.representatives?.CH),
    transfers: format.list(
      (company.transfers ?? []).map(transfer =>
        t(pagesMessages.transfer({ ...transfer, country: format.country(transfer.country) })),
      ),
    ),
    recipients: recipients ? format.number(recipients.average) : '',
    recipients_from: day(recipients?.from),
    recipients_until: day(recipients?.until),
    contact_languages: format.list(languages.map(format.language)),
    support_email: site.support_email,
    support_phone: phone,
    support_phone_number: phone.replaceAll(/[-\s]/g, ''),
    min_age: format.number(site.min_age),
    refund_days: format.number(site.refund_days),
    message_credits: credits(site.message_credits),
    photo_credits: credits(site.photo_credits),
    gift_credits: credits(site.gift_credits),
    message_price: price ? format.money(price) : '',
    signup_credits: credits(site.signup_credits),
    fictional_singular: site.fictional_singular,
    fictional_plural: site.fictional_plural,
    shared_sites: format.list(
      (site.shared_with ?? []).map(
        shared => `${shared.site} (${shared.company}, ${format.country(shared.country)})`,
      ),
    ),
    free_conversations: format.number(FREE_CONVERSATIONS),
    free_photos: format.number(FREE_PHOTOS),
    premium_photos: format.number(PREMIUM_PHOTOS),
    login_attempts: format.number(LOGIN_ATTEMPTS),
    login_block_minutes: format.number(LOGIN_BLOCK_MINUTES),
    activation_days: format.number(ACTIVATION_DAYS),
    reset_minutes: format.number(RESET_MINUTES),
    reactivation_days: format.number(REACTIVATION_DAYS),
    session_days: format.number(SESSION_DAYS),
    traffic_days: format.number(TRAFFIC_DAYS),
    login_code_minutes: format.number(LOGIN_CODE_MINUTES),
    profile_view_days: format.number(PROFILE_VIEW_DAYS),
    misuse_count: format.number(MISUSE_COUNT),
    suspension_days: format.number(SUSPENSION_DAYS),
    repeated_suspension_days: format.number(REPEATED_SUSPENSION_DAYS),
    nearly_fits_years: format.number(NEARLY_FITS_YEARS),
  };
}
