import type { Generated } from 'kysely';

/** Balance and reserved credits of a member, always the sum of their ledger rows; like these it stays when the member is erased. */
export interface WalletTable {
  member_id: string;
  /** Free to spend; the database refuses a value below zero. */
  balance: Generated<number>;
  /** Reserved for held messages. */
  held: Generated<number>;
  /** Credits owed: they were to be taken back with a refund or chargeback, but were spent. */
  debt: Generated<number>;
}

/** Accounts between which credits move: `sales` and `bonus` give, `wallet` and `held` are the member's, `spent` and `clawback` take, `debt` lends. */
export type LedgerAccount = 'sales' | 'bonus' | 'wallet' | 'held' | 'spent' | 'debt' | 'clawback';

/** Double-entry ledger, append-only: each row moves `amount` credits from one account to another, so the sum is always zero. */
export interface LedgerTable {
  id: string;
  member_id: string;
  from_account: LedgerAccount;
  to_account: LedgerAccount;
  amount: number;
  reason:
    | 'signup'
    | 'signup_again'
    | 'purchase'
    | 'premium_month'
    | 'message'
    | 'hold'
    | 'delivery'
    | 'release'
    | 'refund'
    | 'clawback'
    | 'withdrawal'
    | 'restored'
    | 'debt'
    | 'erasure';
  /** Each booking has one key, so that it is made once: `message:<key>`, `payment:<id>`, … */
  idempotency_key: string;
  message_id: string | null;
  payment_id: string | null;
  created_at: Date;
}

/** A period of the ledger that was reconciled and is not read any more each night; the first begins with the ledger, each next one where the last ended. */
export interface LedgerPeriodTable {
  /** From 1 on. */
  number: number;
  /** Its movements have ids of an earlier time. */
  until: Date;
  movements: number;
  closed_at: Date;
}

/** What a member's movements of all closed periods add up to, as the columns of a wallet. */
export interface ClosedWalletTable {
  member_id: string;
  balance: number;
  held: number;
  debt: number;
}

/** Tables of credits. */
export interface WalletTables {
  wallet: WalletTable;
  ledger: LedgerTable;
  ledger_period: LedgerPeriodTable;
  closed_wallet: ClosedWalletTable;
}
