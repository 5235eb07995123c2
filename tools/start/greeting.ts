import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '@velluto/demo/accounts';
import { requiresLoginCode } from '../../packages/server/src/areas/sites/login-code.ts';
import type { Sites } from '../../packages/server/src/domain/sites/sites.ts';
import type { Config } from '../../packages/server/src/infrastructure/config/config.ts';

/** Every site with its address on this machine, the default one first. */
function siteLines({ all }: Sites, port: number): string[] {
  return all
    .toSorted((a, b) => Number(b.default) - Number(a.default))
    .flatMap(({ name, domains, default: isDefault }) => {
      const host = isDefault ? 'localhost' : domains.find(domain => domain.endsWith('.localhost'));
      return host ? [`  ${name.padEnd(10)} http://${host}:${port}`] : [];
    });
}

/** Written by the build of the app, so not there when only `pnpm dev` has run. */
const notices = 'third-party-notices.txt';

/** The pages for developers, which production does not have. */
function developmentLines({ production, mollieApiKey, appDir }: Greeted, site: string): string[] {
  if (production) return [];
  return [
    `  Outbox     ${site}/__outbox      every e-mail that was sent`,
    ...(mollieApiKey ? [] : [`  Payments   ${site}/__payments    the payment sandbox`]),
    ...(existsSync(join(appDir, 'client', notices))
      ? [`  Notices    ${site}/${notices}   licences of the packages in it`]
      : []),
  ];
}

/** The demo log-ins, and where their codes are. In production nobody gets their mails, so they are not for use there. */
function loginLines({ demo, production }: Greeted, { all }: Sites): string[] {
  if (!demo || production) return [];
  const [free, premium] = demoAccounts;
  const login = `  Log in     ${free.email} (free) or ${premium.email} (premium), password ${free.password}`;
  if (!all.some(requiresLoginCode)) return [login];
  return [login, '             the code that a new browser needs is in the outbox'];
}

type Greeted = Pick<Config, 'production' | 'demo' | 'mollieApiKey' | 'appDir'>;

/** Text for the terminal once everything runs: addresses of what there is, demo log-ins, and how to stop. */
export function greeting(port: number, sites: Sites, config: Greeted): string {
  const blocks = [
    ['Velluto is ready.'],
    [...siteLines(sites, port), ...developmentLines(config, `http://localhost:${port}`)],
    [
      ...loginLines(config, sites),
      ...(config.production ? [] : ['  Storybook  npx --yes pnpm@12.21.0 storybook']),
    ],
    ['Ctrl-C stops everything.'],
  ];
  const texts = blocks.filter(lines => lines.length > 0).map(lines => lines.join('\n'));
  return `\n${texts.join('\n\n')}\n`;
}
