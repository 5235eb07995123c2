import type { components } from '@velluto/api-client/schema';
import type { HouseRule, Language } from '@velluto/rules';
import type { ColumnType, Generated } from 'kysely';

type Schemas = components['schemas'];

/** One member blocks another; a block works in both directions, see `areas/access/blocks.ts`. */
export interface BlockTable {
  blocker: string;
  blocked: string;
  created_at: Date;
}

/** A report or complaint, with a snapshot of its subject. */
export interface ComplaintTable {
  id: string;
  /** Human-readable and unguessable: `V-7KQ4-M2XP-9TRD`. */
  reference: string;
  site_id: string;
  pool: string;
  kind: Schemas['ComplaintKind'];
  reason: Schemas['ComplaintReason'];
  text: string;
  url: string | null;
  /** The reporter: a member's id, or a hash of the e-mail address; with `target` unique among open complaints. */
  reporter_key: string;
  /** The subject: kind and id, or kind and a hash of the text; null once there was an appeal. */
  target: string | null;
  about_id: string | null;
  about_name: string | null;
  about_origin: Schemas['Origin'] | null;
  /** The reported content at the time of the report. */
  snapshot: ColumnType<Record<string, unknown> | null, string | null, never>;
  /** The reported picture, or the main photo of the reported profile. */
  picture: Buffer | null;
  state: Generated<Schemas['ComplaintState']>;
  /** Whether it is a notice, staff found it themselves, or an authority ordered it. */
  source: Generated<'notice' | 'own' | 'order'>;
  /** The trusted flagger (DSA, Art. 22) whose notice it is. */
  trusted_flagger: Generated<string | null>;
  /** Category of the transparency report that staff named; null for that of the reason. */
  category: Generated<string | null>;
  /** What it is, where the category says nothing closer. */
  described: Generated<string | null>;
  /** The suspension after whose end it is handled; null for at once. */
  waits_for: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

/** A party of a complaint: the reporter, or the member whom the decision restricts. */
export interface ComplaintPartyTable {
  complaint_id: string;
  role: Schemas['Complaint']['role'];
  member_id: string | null;
  name: string;
  email: string | null;
  language: Language;
  appeal: string | null;
  appealed_at: Date | null;
}

/** The key of a link mailed to a party; only its SHA-256 is stored. */
export interface ComplaintKeyTable {
  key_hash: Buffer;
  complaint_id: string;
  role: Schemas['Complaint']['role'];
  created_at: Date;
}

/** A decision. Later rounds are appeals, at most one of each party; the database refuses a person who has decided before. */
export interface ComplaintDecisionTable {
  complaint_id: string;
  round: number;
  outcome: Schemas['ComplaintOutcome'];
  /** What a restriction rests on; null for others, and for old decisions. */
  ground: Schemas['DecisionGround'] | null;
  /** The photo that was removed. */
  photo_id: string | null;
  /** What the reporter reads; in old decisions the restricted member reads it too. */
  reasons: string;
  /** What the restricted member reads; null where nobody is restricted, and in old decisions. */
  reasons_affected: string | null;
  /** The rule of the ban policy that was broken; null where nothing is restricted, and in old decisions. */
  rule: HouseRule | null;
  /** The provision that was broken, where the ground is `law`. */
  law: string | null;
  /** The authority that was informed of a suspected crime, for operators only; null where none was. */
  authority: string | null;
  /** The day on which it was informed, `YYYY-MM-DD`. */
  informed_on: string | null;
  /** Lower-case name of the deciding person; shown to operators only. */
  decided_by: string;
  decided_at: Date;
}

/** A keyed hash by which a closed or deleted account is known again; it outlives the account, and says nothing without the server's key. */
export interface IdentityMarkTable {
  pool: string;
  kind: 'email' | 'phone' | 'iban' | 'device';
  hash: Buffer;
  /** The account was closed because of the rules, or its owner deleted it. */
  reason: 'banned' | 'left';
  /** Id of the complaint that the ban was decided on, or of the deletion; of no member, so that nothing leads back to one. */
  source: string;
  expires_at: Date;
  /** Withdrawals of an account that was left which count for its next one (decision 9). */
  withdrawn_at: ColumnType<Date[], readonly Date[] | undefined, readonly Date[]>;
}

/** How many members in the European Union a site had in a month; a number alone, of nobody in particular. */
export interface MonthlyRecipientsTable {
  site_id: string;
  /** First day of the month in UTC, `YYYY-MM-DD`. */
  month: string;
  recipients: number;
}

/** An order of an authority of a Member State, as staff record it. */
export interface AuthorityOrderTable {
  site_id: string;
  /** Under which staff find it, such as authority and file number; no name of a person. */
  file: string;
  /** To act against illegal content (DSA, Art. 9), or to give information (Art. 10). */
  kind: 'act' | 'information';
  country: string;
  category: string;
  described: string | null;
  /** How many profiles, photos and messages it names; null for an order to give information. */
  items: number | null;
  received_at: Date;
  /** When the authority was told that it has arrived. */
  informed_at: Date | null;
  effected_at: Date | null;
}

/** A dispute before an out-of-court body (DSA, Art. 21), as staff record it. */
export interface SettlementDisputeTable {
  site_id: string;
  file: string;
  submitted_at: Date;
  ended_at: Date | null;
  /** What became of the decision that was disputed; `omitted` where the body decided nothing. */
  outcome: 'upheld' | 'partially_reversed' | 'reversed' | 'omitted' | null;
  /** Whether a reversal was followed. */
  implemented: boolean;
}

/**
 * A warning, or a suspension until a moment, because of misuse (DSA, Art. 23): of an account, or of the handling of somebody's reports or
 * appeals.
 */
export interface MisuseMeasureTable {
  id: string;
  reference: string;
  site_id: string;
  pool: string;
  misuse: 'illegal_content' | 'unfounded_notices' | 'unfounded_complaints';
  kind: 'warning' | 'suspension';
  /** Who: id of a member, or hash of an address, as in `complaint.reporter_key`. */
  subject: string;
  member_id: string | null;
  name: string;
  /** Address of whoever is no member. */
  email: string | null;
  language: Language;
  /** Manifest cases, and all that was sent or shown. */
  counted: number;
  total: number;
  /** Gravity, consequences and intention; for operators only. */
  assessment: string;
  /** What the person reads. */
  reasons: string;
  imposed_by: string;
  imposed_at: Date;
  until: Date | null;
  /** When its time was over, or it was lifted; null while it is in force. */
  ended_at: Date | null;
  /** Who lifted it after an objection: somebody else than who imposed it. */
  lifted_by: string | null;
}

/** A suspension because of misuse (DSA, Art. 23) as the transparency report counts it: of nobody in particular. */
export interface MisuseSuspensionTable {
  site_id: string;
  file: string;
  misuse: 'illegal_content' | 'unfounded_notices' | 'unfounded_complaints';
  imposed_at: Date;
}

/** Tables of blocks, reports and complaints, and of what is published about them. */
export interface ModerationTables {
  block: BlockTable;
  complaint: ComplaintTable;
  complaint_party: ComplaintPartyTable;
  complaint_key: ComplaintKeyTable;
  complaint_decision: ComplaintDecisionTable;
  identity_mark: IdentityMarkTable;
  monthly_recipients: MonthlyRecipientsTable;
  authority_order: AuthorityOrderTable;
  settlement_dispute: SettlementDisputeTable;
  misuse_measure: MisuseMeasureTable;
  misuse_suspension: MisuseSuspensionTable;
}
