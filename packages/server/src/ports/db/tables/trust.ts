/** One member blocks another; each of them counts for both, see `trust/blocks.ts`. */
export interface BlockTable {
  blocker: string;
  blocked: string;
  created_at: Date;
}

/** Tables of blocks. */
export interface TrustTables {
  block: BlockTable;
}
