/** When and how a member's age was made sure of; a member without a row stated the date of birth before this was stored. */
export interface AgeProofTable {
  member_id: string;
  method: 'declaration' | 'token';
  verified_at: Date;
}

/** When a member was first asked for a proof of age: from then on until it is proved, whatever country they state. */
export interface AgeRequestTable {
  member_id: string;
  asked_at: Date;
}

/** A proof of age that was begun; only the SHA-256 of the nonce is stored. */
export interface AgeNonceTable {
  nonce_hash: Buffer;
  member_id: string;
  expires_at: Date;
}

/** Tables of proofs of age. */
export interface AgeTables {
  age_proof: AgeProofTable;
  age_request: AgeRequestTable;
  age_nonce: AgeNonceTable;
}
