import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadSites } from '@velluto/server/areas/sites/load-sites.ts';
import { StartError } from '@velluto/server/domain/start-error.ts';
import { BrandError } from '@velluto/ui/brand';
import { readAppOptions } from './app-options.ts';
import { CommandError } from './command-error.ts';
import type { Home } from './home.ts';
import { newApp } from './new-app.ts';
import { newSite } from './new-site.ts';
import { newAppReport, newSiteReport, sitesReport } from './report.ts';
import { readOptions } from './site-options.ts';
import type { Terminal } from './terminal.ts';
import { optionDefinitions } from './typed-options.ts';

const usage = `Usage
  velluto-site new     makes a site: its file and its brand; asks for what is not said
    --name <name>  --accent <colour>                  the two that it cannot guess
    --countries IT,CH  --languages it,de              the first one is the site's own
    --letters modern|classic  --shape 0…1             how the brand looks, from sharp to round
    --id <id>  --domain <host>  --pool <pool>  --currencies EUR,CHF  --time-zone Europe/Rome
    --like <site>                                     whose packages, rules and texts it begins with
  velluto-site new --standalone    makes an app that stands alone, in a folder named as its id
    --name  --accent  --languages en,de,it  --letters  --shape  --id
    --screens members,chats,credits                   what it has itself, its home page first
  velluto-site check   checks every site file as the server does
    --sites <folder>                                  for new, too; otherwise SITES_DIR, or sites/
`;

async function execute(args: string[], terminal: Terminal, findHome: () => Home): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { ...optionDefinitions, help: { type: 'boolean' } },
  });
  const [command, ...rest] = positionals;
  if (values.help) {
    terminal.write(usage);
    return 0;
  }
  if (rest.length > 0 || (command !== 'new' && command !== 'check')) {
    terminal.writeError(usage);
    return 2;
  }
  const home = findHome();
  const dir = values.sites === undefined ? home.sites : resolve(values.sites);
  if (command === 'check') {
    terminal.write(sitesReport(loadSites(dir, home.templates).all, home.port));
    return 0;
  }
  if (values.standalone) {
    const app = newApp(home, await readAppOptions(values, terminal));
    terminal.write(newAppReport(app));
    return 0;
  }
  const options = await readOptions(values, terminal);
  const made = newSite({ dir, templates: home.templates }, options, new Date().toISOString().slice(0, 10));
  terminal.write(newSiteReport(made, dir, home));
  return 0;
}

/** Whether an error says that the arguments are not understood. */
const isUsageError = (error: unknown): error is TypeError =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs `velluto-site`. Exit code: 0 when all is right, 1 for a refusal, 2 for a command that is not understood.
 *
 * @param findHome says where the command runs; may throw StartError
 */
export async function runCommand(args: string[], terminal: Terminal, findHome: () => Home): Promise<number> {
  try {
    return await execute(args, terminal, findHome);
  } catch (error) {
    if (isUsageError(error)) {
      terminal.writeError(`${error.message}\n${usage}`);
      return 2;
    }
    if (!(error instanceof CommandError || error instanceof StartError || error instanceof BrandError))
      throw error;
    terminal.writeError(`${error.message}\n${args[0] === 'new' ? 'Nothing was written.\n' : ''}`);
    return 1;
  }
}
