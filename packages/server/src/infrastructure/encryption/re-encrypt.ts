import type { Encryption } from './encryption.ts';

/** Access to rows with one encrypted text each. */
export interface EncryptedRows {
  /** The rows after an id, in the order of ids. */
  select(after: string, limit: number): Promise<{ id: string; encrypted: string }[]>;
  /** Associated data of a row's encryption. */
  about(id: string): string;
  /** Replaces the encrypted text, unless it changed meanwhile. */
  replace(id: string, before: string, encrypted: string): Promise<void>;
}

const batchSize = 100;
const lowest = '00000000-0000-0000-0000-000000000000';

/** Encrypts texts with the newest key that are encrypted with an older one; safe to repeat. */
export async function reencrypt(
  encryption: Encryption,
  { select, about, replace }: EncryptedRows,
): Promise<void> {
  for (let after = lowest; ; ) {
    const rows = await select(after, batchSize);
    for (const { id, encrypted } of rows) {
      if (encryption.isCurrent(encrypted)) continue;
      await replace(id, encrypted, encryption.encrypt(encryption.decrypt(encrypted, about(id)), about(id)));
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}
