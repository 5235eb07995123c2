import type {
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
/** Prices in minor units; a currency that is missing is not sold. */
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
  city: string;
  country: string;
  tradenames: string[];
  vat_numbers: string[];
  support_phone: string | null;
  delete_discount: number | null;
  /** Day from which the company runs the site, ISO 8601. */
  added: string;
}

/** A discount code that anybody may use who knows it. */
export interface SiteDiscountCode {
  code: string;
  percent: number;
  validity: 'once' | 'once-per-user' | 'unlimited';
  /** ISO 8601. Null is refused with its reason, as every code has an end. */
  expires: string | null;
  status?: 'active' | 'disabled';
  country?: string | null;
  /** Least price of the package, in minor units of `currency`. */
  minimum_order_value?: number | null;
  currency?: Currency | null;
  paymentmethods?: PaymentMethod[] | null;
  /** Why there is such a code. */
  why: Texts;
}

/** A silent film for the landing pages. */
export interface SiteFilm {
  /** The same film in several formats, best first. */
  sources: { src: string; type: string }[];
  /** Picture that stands in for it; its size in pixels. */
  poster: string;
  width: number;
  height: number;
  /** What is to be seen. */
  alt: Texts;
}

/** Somebody on a partner's site, shown among the members as an advertisement. */
export interface SitePartnerTile {
  kind: 'cam' | 'resell';
  name: string;
  age: number;
  /** Who is really behind the profile at the partner's. */
  origin: 'member' | 'operator' | 'ai' | 'system';
  language: Language;
  /** Its size in pixels. */
  photo: { src: string; width: number; height: number };
  /** The person's page at the partner's. */
  href: string;
  /** The partner's name, as people know it. */
  site: string;
}

/** A site as its file describes it (`sites/*.json`, checked against `sites/site.schema.json`). */
export interface Site {
  id: string;
  /** Serves hosts that no site names. */
  default: boolean;
  /** Sites with one pool see each other's members. */
  pool: string;
  name: string;
  /** Hosts without port; the first is the site's public name. */
  domains: [string, ...string[]];
  /** Id of the brand that dresses the site. */
  brand: string;
  /** The brand itself where it lies beside the file; the app brings the others. */
  tenant_theme?: TenantTheme;
  domain_language: string;
  /** Languages of the site, its first one first. */
  languages: [Language, ...Language[]];
  time_zone: string;
  countries: [string, ...string[]];
  /** Country assumed where nothing tells it. */
  default_country: string;
  description: Texts;
  index_title: Texts;
  cdn_prefix: string;
  support_email: string;
  /** Sender of the site's mails. */
  mail_from: string;
  company: SiteCompany;
  /** What the terms in force changed, for members who agreed to earlier ones; left out when there is nothing to say. */
  terms_changes?: Texts;
  min_age: number;
  message_credits: number;
  photo_credits: number;
  gift_credits: number;
  signup_credits: number;
  message_length: { min: number; max: number };
  refund_days: number;
  /** Facts that profiles show, in this order. */
  visible_profile_fields: Attribute[];
  visible_profile_notes: ProfileNote[];
  search_fields: SearchField[];
  enable_site_entry_popup: 'yes' | 'no';
  /** Countries whose visitors are warned at the door; all when left out. */
  site_entry_countries?: string[];
  /** Whether a request for a new password tells that no account has the address. */
  tell_unknown_email: boolean;
  /** Whether a log-in from an unknown browser takes a code that is mailed; it does when left out. */
  login_code?: boolean;
  signups: 'all' | 'with_trafficsource' | 'none';
  logged_out_search: 'all' | 'none';
  logged_out_search_trafficsource: 'all' | 'none';
  /** Whether the tiles of partners are shown. */
  member_resell: boolean;
  partner_tiles?: SitePartnerTile[];
  fictional: { icon: FictionalIconName; warning: Texts; singular: Texts; plural: Texts };
  packages: { credits: SiteCreditPackage[]; premium: SitePremiumPackage[] };
  payment_methods: PaymentMethod[];
  /** SEPA direct debit, for prices in euro; null for none. */
  direct_debit: {
    /** Creditor identifier of the company. */
    creditor_id: string;
    /** Days between the e-mail that announces a collection and the collection. */
    notice_days: number;
  } | null;
  /** The welcome code is one offer with the time bonus and ends with it, 4 hours after sign-up; null for none. */
  welcome_discount: { code: string; percent: number; hours: number } | null;
  /** Codes that one has to know; none when left out. */
  discount_codes?: SiteDiscountCode[];
  /** Films of the landing pages; pictures of members stand there when left out. */
  films?: SiteFilm[];
  /** Value added tax in the prices by payment country, in percent; receipts name it where there is one. */
  vat_percent?: Record<string, number>;
}
