import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../support/run-step.ts';
import { projectToken, startChromatic } from './chromatic-stand-in.ts';

const folder = await mkdtemp(join(tmpdir(), 'velluto-chromatic-'));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text, { mode: 0o755 });
}

/** Runs a command in the repository of the test, with no variables of this machine: those of its CI name another branch. */
function run(command: string, args: string[], variables: Record<string, string> = {}) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { PATH, HOME: folder, NO_COLOR: '1', ...variables };
  return new Promise<{ code: unknown; output: string }>(resolve =>
    execFile(command, args, { cwd: folder, env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output: output + errors }),
    ),
  );
}

async function commit(message: string): Promise<string> {
  await run('git', ['add', '.']);
  await run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-m', message]);
  return (await run('git', ['rev-parse', 'HEAD'])).output.trim();
}

/** Stands in for `storybook build`, which takes minutes: the modules of two stories, and of a docs page for all of them. */
const storybook = `#!/usr/bin/env node
const { writeFileSync } = require('node:fs');
const valueOf = name => process.argv.find(word => word.startsWith(name + '=')).slice(name.length + 1);
for (const page of ['index.html', 'iframe.html']) writeFileSync(valueOf('--output-dir') + '/' + page, page);
const entry = '/virtual:/@storybook/builder-vite/vite-app.js';
const stories = '/virtual:/@storybook/builder-vite/storybook-stories.js';
const importedBy = {
  './src/Button.tsx': './src/Button.stories.tsx',
  './src/Button.stories.tsx': stories,
  './src/Card.stories.tsx': stories,
  './.storybook/docs/Facts.tsx': './.storybook/DocsPage.tsx',
  './.storybook/DocsPage.tsx': './.storybook/preview.tsx',
  './.storybook/preview.tsx': entry,
  [stories]: entry,
};
const modules = Object.entries(importedBy).map(([name, by]) => ({ id: name, name, reasons: [{ moduleName: by }] }));
writeFileSync(valueOf('--stats-json') + '/preview-stats.json', JSON.stringify({ modules }));
`;

const changed = ['src/Button.tsx', '.storybook/docs/Facts.tsx', '.storybook/DocsPage.tsx'];
let baseline: string;

beforeAll(async () => {
  const { scripts, devDependencies } = packageJson;
  await write('package.json', JSON.stringify({ scripts, devDependencies }));
  await copyFile(join(root, 'chromatic.config.json'), join(folder, 'chromatic.config.json'));
  await write('node_modules/.bin/storybook', storybook);
  await mkdir(join(folder, 'node_modules/@storybook'));
  for (const name of ['storybook', '@storybook/react-vite']) {
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  await write('.gitignore', 'node_modules\n.npm\n*.log\nchromatic-diagnostics.json\n');
  await write('.storybook/main.ts', "export default { framework: '@storybook/react-vite', stories: [] };\n");
  const others = ['.storybook/preview.tsx', 'src/Button.stories.tsx', 'src/Card.stories.tsx'];
  for (const path of [...others, ...changed]) await write(path, '// before\n');
  await run('git', ['init', '--initial-branch=main']);
  baseline = await commit('before');
  for (const path of changed) await write(path, '// after\n');
  await commit('after');
});

afterAll(() => rm(folder, { recursive: true }));

/** Runs the command with the options of the workflow; the result has what the stand-in received. */
async function runChromatic(token: string) {
  const workflow = await readFile(join(root, '.github/workflows/check.yml'), 'utf8');
  const options = /run chromatic (.+)/.exec(workflow)?.[1]?.split(' ') ?? [];
  const { address, received, stop } = await startChromatic(baseline);
  const result = await run('chromatic', [...options, '--skip-update-check'], {
    CI: 'true',
    CHROMATIC_INDEX_URL: address,
    CHROMATIC_PROJECT_TOKEN: token,
    DISABLE_ERROR_MONITORING: 'true',
  });
  stop();
  return { ...result, ...received };
}

it.each([
  ['main', true],
  ['a-branch', false],
])(
  'a build of %s uploads Storybook for the touched sheets; its pictures are accepted: %s',
  async (branch, accepted) => {
    await run('git', ['checkout', '-B', branch]);
    const { code, output, variables, files } = await runChromatic(projectToken);
    expect(output).toContain('Publish complete');
    expect(variables.AnnounceBuildMutation?.input).toMatchObject({ branch, autoAcceptChanges: accepted });
    expect(files).toEqual({ 'index.html': 'index.html', 'iframe.html': 'iframe.html' });
    const touched = { onlyStoryFiles: ['./src/Button.stories.tsx'], turboSnapStatus: 'APPLIED' };
    expect(variables.UploadBuildMutation).toMatchObject({ zip: true, ...touched });
    expect(variables.PublishBuildMutation?.input).toMatchObject(touched);
    // the pictures of the stand-in changed, which is for a reviewer to judge
    expect({ code, output }).toMatchObject({ code: 0 });
  },
  60_000,
);

it('a wrong token ends with a message and an error', async () => {
  const { code, output } = await runChromatic('token-of-nobody');
  expect(output).toContain('Failed to authenticate');
  expect(output).toContain("No app with code 'token-of-nobody'");
  expect(code).toBeGreaterThan(0);
}, 60_000);
