import type { Attributes, Gender, Language, LookingFor, Sexuality } from '@velluto/rules';
import type { Generated } from 'kysely';
import type { JsonDefault, Origin } from './common.ts';

/** The public profile of a member; the account has the same id. */
export interface MemberTable {
  id: string;
  /** Members of one pool see each other, whichever site they signed up on. */
  pool: string;
  /** Site of sign-up; it sends the mails. */
  site_id: string;
  name: string;
  /** Lower-case name, unique in the pool. */
  name_key: string;
  origin: Origin;
  status: Generated<'active' | 'disabled' | 'deleted'>;
  gender: Gender;
  /** Null, as `looking_for`, while the consent to its use is withdrawn. */
  sexuality: Sexuality | null;
  looking_for: LookingFor | null;
  /** Ages of the people whom the member looks for; null for no limit. */
  sought_min_age: Generated<number | null>;
  sought_max_age: Generated<number | null>;
  /** `YYYY-MM-DD`. */
  date_of_birth: string;
  country: string;
  region: string | null;
  city: string | null;
  language: Language;
  about_me: Generated<string>;
  attributes: JsonDefault<Attributes>;
  /** Visible only to members whom they have liked or written to; a trigger allows it for premium members only. */
  invisible: Generated<boolean>;
  /** Whether the profile is shown to visitors too; members have to allow it. */
  open_to_visitors: Generated<boolean>;
  /**
   * Where companies share the pool, ids of the sites that show the profile, each for all sites of its company: the member's own, and those to
   * which the member agreed. `EVERY_SITE` for profiles that belong to nobody.
   */
  shown_on: string[];
  /** The member's own premium state, shown on tiles. */
  premium: Generated<boolean>;
  /** Number of photos that others may see, stored so that lists need no join. */
  num_photos: Generated<number>;
  num_interests: Generated<number>;
  created_at: Date;
  last_active_at: Date;
}

/** An interest of a member. */
export interface MemberInterestTable {
  member_id: string;
  interest: string;
}

/** Tables of profiles. */
export interface ProfilesTables {
  member: MemberTable;
  member_interest: MemberInterestTable;
}
