import { demoAccounts } from '@velluto/demo/accounts';
import type { Sites } from '../../packages/server/src/sites/sites.ts';

/** Every site with its address on this machine, the default one first. */
function siteLines({ all }: Sites, port: number): string[] {
  return all
    .toSorted((a, b) => Number(b.default) - Number(a.default))
    .flatMap(({ name, domains, default: isDefault }) => {
      const host = isDefault ? 'localhost' : domains.find(domain => domain.endsWith('.localhost'));
      return host ? [`  ${name.padEnd(10)} http://${host}:${port}`] : [];
    });
}

/** Text for the terminal once everything runs: addresses, demo log-ins, and how to stop. */
export function greeting(port: number, sites: Sites): string {
  const site = `http://localhost:${port}`;
  const [free, premium] = demoAccounts;
  return `
Velluto is ready.

${siteLines(sites, port).join('\n')}
  Outbox     ${site}/__outbox      every e-mail that was sent
  Payments   ${site}/__payments    the payment sandbox

  Log in     ${free.email} (free) or ${premium.email} (premium), password ${free.password}
  Storybook  npx --yes pnpm@12.21.0 storybook

Ctrl-C stops everything.
`;
}
