import { FREE_LOGIN, PREMIUM_LOGIN } from './members/identity.ts';

/** An account to try the product with; it exists in demo installations only. */
export interface DemoAccount {
  /** Number of the demo member that it logs in (see `identity.ts`). */
  number: number;
  email: string;
  password: string;
  premium: boolean;
}

/** The two demo log-ins: a free and a premium member. */
export const demoAccounts: readonly [free: DemoAccount, premium: DemoAccount] = [
  { number: FREE_LOGIN, email: 'demo@velluto.example', password: 'velluto-di-notte', premium: false },
  { number: PREMIUM_LOGIN, email: 'premium@velluto.example', password: 'velluto-di-notte', premium: true },
];
