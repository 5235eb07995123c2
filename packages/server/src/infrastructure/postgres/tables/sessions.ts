/** The token of a mailed link, for one purpose; only its SHA-256 is stored. */
export interface AccountTokenTable {
  token_hash: Buffer;
  member_id: string;
  /** `reset` chooses a new password, `restore` restores a deleted account. */
  kind: 'reset' | 'restore';
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Tables of mailed links. */
export interface SessionsTables {
  account_token: AccountTokenTable;
}
