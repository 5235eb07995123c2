import type { components } from '@velluto/api-client/schema';
import type {
  AgeMethod,
  Attribute,
  Currency,
  FictionalIconName,
  Language,
  PaymentMethod,
  ProfileNote,
  SearchField,
  Tone,
} from '@velluto/rules';
import type { TenantTheme } from './tenant-theme.ts';

/** A text in the languages of the site; the first language is always there. */
export type Texts = Partial<Record<Language, string>>;
/** Prices in minor units by currency; the package is not sold in missing currencies. */
export type Prices = Partial<Record<Currency, number>>;

export interface SiteCreditPackage {
  id: string;
  tone: Tone;
  credits: number;
  /** The site recommends it. */
  popular: boolean;
  prices: Prices;
}

export interface SitePremiumPackage {
  id: string;
  tone: Tone;
  months: number;
  credits_per_month: number;
  prices: Prices;
}

export interface SiteCompany {
  name: string;
  address: string;
  kvk: string;
  /** The trade register; receipts from before it was stored have none. */
  register?: string;
  /** Who represents the company; receipts from before it was stored have none. */
  representative?: string;
  /** Share capital in minor units, of an Italian company as far as it is paid up; null for a legal form without one. */
  share_capital?: { amount_minor: number; currency: Currency } | null;
  /** Number in the Italian economic index. */
  rea?: string;
  city: string;
  country: string;
  tradenames: string[];
  vat_numbers: string[];
  support_phone: string | null;
  delete_discount: number | null;
  /** Day from which the company runs the site, ISO 8601. */
  added: string;
}

/** Somebody whom the law wants to be named: name, address, and website or e-mail address. */
export type LegalContact = components['schemas']['LegalContact'];

/** A company outside the European Economic Area that gets personal data. */
export type DataTransfer = components['schemas']['DataTransfer'];

/** A discount code that everybody who knows it may use. */
export interface SiteDiscountCode {
  code: string;
  percent: number;
  validity: 'once' | 'once-per-user' | 'unlimited';
  /** ISO 8601. Null is refused with its reason, as every code has an end. */
  expires: string | null;
  status?: 'active' | 'disabled';
  country?: string | null;
  /** Minimum price of the package, in minor units of `currency`. */
  minimum_order_value?: number | null;
  currency?: Currency | null;
  paymentmethods?: PaymentMethod[] | null;
  /** Reason of the code, as shown to buyers. */
  why: Texts;
}

/** A silent film for the landing pages. */
export interface SiteFilm {
  /** The same film in several formats, best first. */
  sources: { src: string; type: string }[];
  /** Picture shown until the film plays; `width` and `height` are its size in pixels. */
  poster: string;
  width: number;
  height: number;
  /** Alternative text. */
  alt: Texts;
}

/** A profile on a partner's site, shown among the members as an advertisement. */
export interface SitePartnerTile {
  kind: 'cam' | 'resell';
  name: string;
  age: number;
  /** Real kind of the profile on the partner's site. */
  origin: 'member' | 'operator' | 'ai' | 'system';
  language: Language;
  /** Photo with its size in pixels. */
  photo: { src: string; width: number; height: number };
  /** Address of the profile on the partner's site. */
  href: string;
  /** Public name of the partner's site. */
  site: string;
}

/** The company on whose computers the site runs. */
export interface SiteHost {
  name: string;
  address: string;
  phone: string;
}

/**
 * The provider of a site: it signs that somebody is over `min_age`, and neither tells us who they are nor learns their
 * account.
 */
export interface AgeProvider {
  /** Who signs (`iss`). */
  issuer: string;
  /** For whom it signs (`aud`): the name under which the provider knows the operator. */
  audience: string;
  /** Address of the page on which people prove their age; in development also a path of the site. */
  start_url: string;
  /** Address of the public keys (RFC 7517). */
  jwks_url: string;
}

/** A site as its file describes it (`sites/*.json`, checked against `sites/site.schema.json`). */
export interface Site {
  /** The file that was read; undefined for a site that a test makes. */
  file?: string;
  id: string;
  /** Whether the site serves hosts that no site names. */
  default: boolean;
  /** Sites with one pool share their members; sites of another company show only those who agreed to it. */
  pool: string;
  name: string;
  /** Hosts without port; the first is the site's public name. */
  domains: [string, ...string[]];
  /** Origins of frontends on other hosts that may call the API with a session (decision 34). */
  allowed_origins?: string[];
  /** Id of the site's brand. */
  brand: string;
  /** The brand's theme when it is beside the site files; other brands are built into the app. */
  tenant_theme?: TenantTheme;
  domain_language: string;
  /** Languages of the site, its first one first. */
  languages: [Language, ...Language[]];
  time_zone: string;
  countries: [string, ...string[]];
  /** Country of visitors whose country is unknown or not served. */
  default_country: string;
  description: Texts;
  index_title: Texts;
  cdn_prefix: string;
  support_email: string;
  /** Sender of the site's mails. */
  mail_from: string;
  company: SiteCompany;
  /** What else imprint, terms and privacy policy have to say in some countries. */
  legal?: {
    /** Who hosts the site; a must in production where it is offered in France. */
    host?: SiteHost;
    /** The mediator for consumers in France; a must in production for a company there. */
    mediator?: LegalContact;
    /** The consumer arbitration board; null where the company neither has to nor wants to. A German company has to say it. */
    dispute_body?: LegalContact | null;
    data_protection_officer?: LegalContact;
    /** Representatives for data protection where the company has no seat. */
    representatives?: { EU?: LegalContact; GB?: LegalContact; CH?: LegalContact };
    /** Companies outside the European Economic Area that get personal data. */
    transfers?: DataTransfer[];
  };
  /** What changed in the current terms, for members who accepted earlier ones; optional. */
  terms_changes?: Texts;
  min_age: number;
  message_credits: number;
  photo_credits: number;
  gift_credits: number;
  signup_credits: number;
  message_length: { min: number; max: number };
  refund_days: number;
  /** Facts shown on profiles, in this order. */
  visible_profile_fields: Attribute[];
  visible_profile_notes: ProfileNote[];
  search_fields: SearchField[];
  enable_site_entry_popup: 'yes' | 'no';
  /** Countries whose visitors see the age warning; all when left out. */
  site_entry_countries?: string[];
  /** How a person's age is made sure of, by country; `declaration` for those left out. */
  age_assurance?: Record<string, AgeMethod>;
  /** The provider that signs proofs of age, where a country asks for one. */
  age_provider?: AgeProvider;
  /** Whether a request for a new password reveals that no account has the address. */
  tell_unknown_email: boolean;
  /** Whether a log-in from an unknown browser needs a mailed code; true when left out. */
  login_code?: boolean;
  signups: 'all' | 'with_trafficsource' | 'none';
  logged_out_search: 'all' | 'none';
  logged_out_search_trafficsource: 'all' | 'none';
  /** Whether partner tiles are shown. */
  member_resell: boolean;
  partner_tiles?: SitePartnerTile[];
  fictional: { icon: FictionalIconName; warning: Texts; singular: Texts; plural: Texts };
  packages: {
    /** Day since which all these prices hold, `YYYY-MM-DD`. */
    prices_since: string;
    credits: SiteCreditPackage[];
    premium: SitePremiumPackage[];
  };
  payment_methods: PaymentMethod[];
  /** SEPA direct debit, for prices in euro; null for none. */
  direct_debit: {
    /** Creditor identifier of the company. */
    creditor_id: string;
    /** Days between the e-mail that announces a collection, and the collection. */
    notice_days: number;
  } | null;
  /** The welcome code. It shares its offer with the time bonus and may not outlive it; null for none. */
  welcome_discount: { code: string; percent: number; hours: number } | null;
  /** Discount codes for everybody who knows them; none when left out. */
  discount_codes?: SiteDiscountCode[];
  /** Films of the landing pages; without them pictures of members are shown. */
  films?: SiteFilm[];
  /** Address of the picture that other sites show beside links to this one; that of the brand without it. */
  share_picture?: string;
  /** Value added tax included in the prices, in percent by payment country. */
  vat_percent: Record<string, number>;
}
