import type { Generated } from 'kysely';

/** The deletion of an account with its reason; once the account is erased only site, dates and reason remain. */
export interface AccountDeletionTable {
  id: string;
  /** Null once the account is erased. */
  member_id: string | null;
  site_id: string;
  reason: string;
  text: string | null;
  deleted_at: Date;
  restorable_until: Date;
}

/** An archive of a member's data. */
export interface DataExportTable {
  id: string;
  member_id: string;
  /** Token in the link to the file; the member's session is needed too. */
  token: string;
  requested_at: Date;
  /** Null while it is being made. */
  ready_at: Date | null;
  expires_at: Date | null;
  size: Generated<number>;
}

/** Tables of deletions and archives. */
export interface DataRightsTables {
  account_deletion: AccountDeletionTable;
  data_export: DataExportTable;
}
