import type { components } from '@velluto/api-client/schema';
import type { Language } from '@velluto/rules';
import type { ColumnType, Generated } from 'kysely';

type Schemas = components['schemas'];

/** One member blocks another; each of them counts for both, see `trust/blocks.ts`. */
export interface BlockTable {
  blocker: string;
  blocked: string;
  created_at: Date;
}

/** A report or complaint, with what it is about as it was then. */
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
  /** Who made it: the member's id, or a hash of the address; one open complaint about one target. */
  reporter_key: string;
  /** What it is about: kind and id, or kind and a hash of the text; null once it was appealed against. */
  target: string | null;
  about_id: string | null;
  about_name: string | null;
  about_origin: Schemas['Origin'] | null;
  /** What was reported, as it was then. */
  snapshot: ColumnType<Record<string, unknown> | null, string | null, never>;
  /** The picture that was reported, or the main photo of the profile. */
  picture: Buffer | null;
  state: Generated<Schemas['ComplaintState']>;
  created_at: Date;
  updated_at: Date;
}

/** Somebody a complaint concerns: who made it, or whom the decision restricts. */
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

/** A link in a mail to a party; only the SHA-256 of its key is kept. */
export interface ComplaintKeyTable {
  key_hash: Buffer;
  complaint_id: string;
  role: Schemas['Complaint']['role'];
  created_at: Date;
}

/** A decision; later rounds are those of appeals, one of each side at most, and the database refuses whoever decided before. */
export interface ComplaintDecisionTable {
  complaint_id: string;
  round: number;
  outcome: Schemas['ComplaintOutcome'];
  /** The photo that was removed. */
  photo_id: string | null;
  reasons: string;
  /** Lower-case name of a person, for the operator only. */
  decided_by: string;
  decided_at: Date;
}

/** Tables of blocks, reports and complaints. */
export interface TrustTables {
  block: BlockTable;
  complaint: ComplaintTable;
  complaint_party: ComplaintPartyTable;
  complaint_key: ComplaintKeyTable;
  complaint_decision: ComplaintDecisionTable;
}
