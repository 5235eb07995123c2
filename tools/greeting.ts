import { demoAccounts } from '../packages/server/src/demo/accounts.ts';

/** What the person at the terminal wants to know once everything runs. */
export function greeting(port: number): string {
  const site = `http://localhost:${port}`;
  const [free, premium] = demoAccounts;
  return `
Velluto is ready.

  Velluto    ${site}
  Nordlys    http://nordlys.localhost:${port}
  Outbox     ${site}/__outbox      every e-mail that was sent
  Payments   ${site}/__payments    the payment sandbox

  Log in     ${free.email} (free) or ${premium.email} (premium), password ${free.password}
  Storybook  npx --yes pnpm@12.21.0 storybook

Ctrl-C stops everything.
`;
}
