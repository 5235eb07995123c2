import type { Vault } from './vault.ts';

/** A kind of rows with one sealed text each. */
export interface SealedRows {
  /** Those from an id on, in the order of ids. */
  select(after: string, limit: number): Promise<{ id: string; sealed: string }[]>;
  /** What the text of a row is sealed for. */
  about(id: string): string;
  /** Replaces the sealed text, unless it changed meanwhile. */
  replace(id: string, before: string, sealed: string): Promise<void>;
}

const atOnce = 100;
const lowest = '00000000-0000-0000-0000-000000000000';

/** Encrypts with the newest key what was sealed with an older one; safe to repeat. */
export async function reencrypt(vault: Vault, { select, about, replace }: SealedRows): Promise<void> {
  for (let after = lowest; ; ) {
    const rows = await select(after, atOnce);
    for (const { id, sealed } of rows) {
      if (vault.isCurrent(sealed)) continue;
      await replace(id, sealed, vault.seal(vault.open(sealed, about(id)), about(id)));
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return;
    after = last.id;
  }
}
