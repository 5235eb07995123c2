import { demoAccounts } from '@velluto/demo/accounts';
import { requiresLoginCode } from '../../packages/server/src/sites/login-code.ts';
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

/** Where the code is that a site asks for when a browser logs in for the first time; empty where no site asks. */
function codeLine({ all }: Sites): string {
  const asking = all.filter(requiresLoginCode).map(({ name }) => name);
  return asking.length > 0
    ? `             ${asking.join(', ')} also asks for a code: it is in the outbox\n`
    : '';
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
${codeLine(sites)}  Storybook  npx --yes pnpm@12.21.0 storybook

Ctrl-C stops everything.
`;
}
