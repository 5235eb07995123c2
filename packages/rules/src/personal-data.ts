import {
  EXPORT_DAYS,
  PROFILE_VIEW_DAYS,
  REACTIVATION_DAYS,
  SESSION_DAYS,
  TRAFFIC_DAYS,
} from './constants.ts';
import {
  ATTEMPTS_KEPT_DAYS,
  COMPLAINT_KEPT_DAYS,
  IDENTITY_KEPT_DAYS,
  MAIL_KEPT_DAYS,
  MANDATE_KEPT_MONTHS,
  SMS_KEPT_DAYS,
  SUPPRESSIONS_KEPT_DAYS,
} from './retention.ts';

/** Why the law allows a use of personal data (GDPR, Art. 6 and 9). */
export type LegalGround =
  | 'contract'
  | 'consent'
  | 'explicit_consent'
  | 'legal_obligation'
  | 'legitimate_interest';

/** Who gets personal data besides the company of the site and those who run its servers. */
export type DataRecipient =
  | 'members'
  | 'mail_service'
  | 'sms_service'
  | 'push_service'
  | 'payment_provider'
  | 'other_party';

/** How long personal data is kept. */
export type Retention =
  /** While the account exists, and so many days longer, in which it can be restored. */
  | { until: 'account_erased'; days: number }
  /** So many days after it was stored. */
  | { until: 'stored'; days: number }
  /** So many days after its last use. */
  | { until: 'last_use'; days: number }
  /** So many days after the case was closed. */
  | { until: 'closed'; days: number }
  /** So many days after the account was closed or deleted. */
  | { until: 'account_closed'; days: number }
  /** So many months after the last collection. */
  | { until: 'last_collection'; months: number }
  /** Until the consent is withdrawn, at most while the account exists. */
  | { until: 'consent_withdrawn' }
  /** For the years of `purchaseKeptYears`, as tax law asks for, without a name once the account is erased. */
  | { until: 'tax_law' }
  /** Movements of credits, while the account exists. */
  | { until: 'credits' };

/** A kind of personal data, and what the law wants people to know of it (GDPR, Art. 13). */
export interface DataCategory {
  grounds: readonly LegalGround[];
  /** Empty where nobody else gets it. */
  recipients: readonly DataRecipient[];
  retention: readonly Retention[];
}

const withAccount: Retention = { until: 'account_erased', days: REACTIVATION_DAYS };

/**
 * All kinds of personal data, in the order of the privacy page, which draws them. The server says for each of its tables
 * which of them it holds; the archive of a member and the erasure follow that list.
 */
export const dataCategories = {
  account: { grounds: ['contract'], recipients: ['mail_service'], retention: [withAccount] },
  dating: { grounds: ['explicit_consent'], recipients: ['members'], retention: [withAccount] },
  profile: { grounds: ['contract'], recipients: ['members'], retention: [withAccount] },
  photos: { grounds: ['contract'], recipients: ['members'], retention: [withAccount] },
  messages: { grounds: ['contract'], recipients: ['members'], retention: [withAccount] },
  likes: { grounds: ['contract'], recipients: ['members'], retention: [withAccount] },
  views: {
    grounds: ['contract'],
    recipients: ['members'],
    retention: [{ until: 'stored', days: PROFILE_VIEW_DAYS }],
  },
  purchases: {
    grounds: ['contract', 'legal_obligation'],
    recipients: ['payment_provider'],
    retention: [{ until: 'tax_law' }, { until: 'credits' }],
  },
  debits: {
    grounds: ['contract', 'legal_obligation'],
    recipients: ['payment_provider', 'sms_service'],
    retention: [{ until: 'last_collection', months: MANDATE_KEPT_MONTHS }, { until: 'tax_law' }],
  },
  consents: { grounds: ['legal_obligation'], recipients: [], retention: [withAccount] },
  age: { grounds: ['legal_obligation'], recipients: [], retention: [withAccount] },
  logins: {
    grounds: ['contract', 'legitimate_interest'],
    recipients: [],
    retention: [{ until: 'last_use', days: SESSION_DAYS }],
  },
  attempts: {
    grounds: ['legitimate_interest'],
    recipients: [],
    retention: [{ until: 'stored', days: ATTEMPTS_KEPT_DAYS }],
  },
  mails: {
    grounds: ['contract', 'legitimate_interest'],
    recipients: ['mail_service'],
    retention: [{ until: 'stored', days: MAIL_KEPT_DAYS }],
  },
  undeliverable: {
    grounds: ['legitimate_interest'],
    recipients: [],
    retention: [{ until: 'stored', days: SUPPRESSIONS_KEPT_DAYS }],
  },
  texts: {
    grounds: ['contract'],
    recipients: ['sms_service'],
    retention: [{ until: 'stored', days: SMS_KEPT_DAYS }],
  },
  pushes: {
    grounds: ['consent'],
    recipients: ['push_service'],
    retention: [{ until: 'consent_withdrawn' }],
  },
  complaints: {
    grounds: ['legal_obligation'],
    recipients: ['other_party'],
    retention: [{ until: 'closed', days: COMPLAINT_KEPT_DAYS }],
  },
  visits: {
    grounds: ['consent'],
    recipients: [],
    retention: [{ until: 'stored', days: TRAFFIC_DAYS }, { until: 'consent_withdrawn' }],
  },
  archives: {
    grounds: ['legal_obligation'],
    recipients: [],
    retention: [{ until: 'stored', days: EXPORT_DAYS }],
  },
  marks: {
    grounds: ['legitimate_interest'],
    recipients: [],
    retention: [{ until: 'account_closed', days: IDENTITY_KEPT_DAYS }],
  },
  departures: { grounds: ['legitimate_interest'], recipients: [], retention: [withAccount] },
} as const satisfies Record<string, DataCategory>;

/** Name of a kind of personal data. */
export type DataCategoryName = keyof typeof dataCategories;
