import { FREE_LOGIN, PREMIUM_LOGIN } from './members/identity.ts';

/** A log-in with which everything can be tried; it exists in demo installations only. */
export interface DemoAccount {
  /** Number of the person behind it. */
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
