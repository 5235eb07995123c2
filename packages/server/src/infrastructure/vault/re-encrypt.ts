import type { Vault } from './vault.ts';

/** Access to rows with one encrypted text each. */
export interface SealedRows {
  /** The rows after an id, in the order of ids. */
  select(after: string, limit: number): Promise<{ id: string; sealed: string }[]>;
  /** Associated data of a row's encryption. */
  about(id: string): string;
  /** Replaces the encrypted text, unless it changed meanwhile. */
  replace(id: string, before: string, sealed: string): Promise<void>;
}

const batchSize = 100;
const lowest = '00000000-0000-0000-0000-000000000000';

/** Encrypts texts with the newest key that are encrypted with an older one; safe to repeat. */
export async function reencrypt(vault: Vault, { select, about, replace }: SealedRows): Promise<void> {
  for (let after = lowest; ; ) {
    const rows = await select(after, batchSize);
    for (const { id, sealed } of rows) {
      if (vault.isCurrent(sealed)) continue;
      await replace(id, sealed, vault.seal(vault.open(sealed, about(id)), about(id)));
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}
