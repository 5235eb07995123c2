import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, realpath, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { root, runStep } from '../support/run-step.ts';
import { type Finding, none } from './finding.ts';
import { oldestNode } from './oldest-node.ts';
import { commandOf, type Packed } from './pack.ts';

/** Small projects that use the packages as others do. */
export const testProjects = join(root, 'packages/ui/test-projects');

/**
 * Links the dependencies and peers of packages, and the tools of the test projects, so that no install is needed. What is there,
 * such as a package that was unpacked, stays.
 *
 * @param packed the packages by the name of their folder in the repository
 */
export async function linkDependencies(packed: Record<string, Packed>, folder: string): Promise<void> {
  const types = ['@types/node', '@types/react', '@types/react-dom'];
  const tools = ['@testing-library/react', '@vitejs/plugin-react', 'jsdom', 'vite', 'vitest'];
  const link = async (name: string, from: string) => {
    const target = join(folder, 'node_modules', name);
    if (existsSync(target)) return;
    await mkdir(dirname(target), { recursive: true });
    await symlink(await realpath(join(from, 'node_modules', name)), target, 'dir');
  };
  for (const [source, { manifest }] of Object.entries(packed)) {
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    for (const name of dependencies) await link(name, join(root, 'packages', source));
  }
  for (const name of [...types, ...tools]) await link(name, root);
  await link('wouter', join(root, 'app'));
}

/** Where pictures of the pages lie after a run. */
export const pictures = join(root, 'test-results', 'package');
/** Ground of Velluto's dark mode. */
export const night = 'rgb(23, 16, 26)';

/** Copies a test project into the folder with the packages, where Node finds them. */
export async function copyProject(name: string, folder: string): Promise<string> {
  const project = join(folder, name);
  await cp(join(testProjects, name), project, { recursive: true });
  return project;
}

/** Runs a command; its output is the fault when it fails. */
export async function passes(name: string, command: string, args: string[], cwd: string): Promise<Finding> {
  const { code, output } = await runStep(command, args, { cwd });
  return { name, fault: code === 0 ? undefined : output };
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder while `use` runs. */
export async function serving<Result>(
  folder: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    // an unreadable file is answered with 404
    const file = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(file ? 200 : 404, { 'content-type': types[extname(path)] ?? 'font/woff2' });
    response.end(file);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Opens a page in the test browser; returns errors and warnings of the browser, and complaints of `use`. */
export async function browse(use: (page: Page, complaints: string[]) => Promise<void>): Promise<string[]> {
  const browser = await chromium.launch(await testBrowser());
  const complaints: string[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', error => complaints.push(error.message));
    page.setDefaultTimeout(10_000);
    await use(page, complaints);
  } catch (error) {
    complaints.push(String(error));
  } finally {
    await browser.close();
  }
  return complaints;
}

/** Complains when a primary button does not have the brand's colour, which means that styles or tokens are missing. */
export async function looksPrimary(page: Page, name: string, complaints: string[]): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  const [colour, brand] = await button.evaluate(element => {
    const probe = document.createElement('i');
    probe.style.backgroundColor = 'var(--vl-action-primary-bg-rest)';
    element.append(probe);
    const colours = [element, probe].map(node => getComputedStyle(node).backgroundColor);
    probe.remove();
    return colours;
  });
  if (colour !== brand || brand === 'rgba(0, 0, 0, 0)')
    complaints.push(`The button is ${colour}, the brand's colour ${brand}.`);
}

/** Checks a page in plain Vite: types, build, and its look and behaviour in the browser. */
export async function checkVite(project: string): Promise<Finding[]> {
  const typed = await passes('the Vite project has its types', 'tsc', ['-p', '.'], project);
  const built = await passes('the Vite project builds', 'vite', ['build', '--logLevel', 'warn'], project);
  if (built.fault) return [typed, built];
  const faults = await serving(join(project, 'dist'), origin =>
    browse(async (page, complaints) => {
      await page.goto(origin);
      await looksPrimary(page, 'Apri', complaints);
      const icon = page.getByRole('button', { name: 'Via' });
      const edge = await icon.evaluate(element => getComputedStyle(element).padding);
      if (edge !== '0px') complaints.push(`An icon button has ${edge} of room inside.`);
      const choice = page.getByRole('combobox', { name: 'Paese' });
      const room = await choice.evaluate(element => getComputedStyle(element).paddingInlineEnd);
      if (Number.parseFloat(room) < 20) complaints.push(`A choice has only ${room} for its arrow.`);
      const fonts = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(font => font.status === 'loaded').length;
      });
      if (fonts === 0) complaints.push('No font was loaded.');
      await page.getByRole('button', { name: 'Apri' }).click();
      await page.getByRole('dialog', { name: 'Ciao' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }),
  );
  return [typed, built, none('the Vite project shows and opens what it should', faults)];
}

/** Checks a page that Node renders: types, rendering, and its look without scripts. */
export async function checkPrerender(project: string): Promise<Finding[]> {
  const typed = await passes(
    'the pre-rendered page has its types in TypeScript 6',
    'tsc6',
    ['-p', '.'],
    project,
  );
  const made = await passes('plain Node renders the page', process.execPath, ['render.ts'], project);
  if (made.fault) return [typed, made];
  const faults = await browse(async (page, complaints) => {
    await page.setContent(await readFile(join(project, 'page.html'), 'utf8'));
    await page.getByRole('heading', { name: 'Guten Abend' }).waitFor();
    await page.getByRole('list', { name: 'Mitglieder' }).getByRole('link', { name: /Marta/ }).waitFor();
    await looksPrimary(page, 'Weiter', complaints);
  });
  return [typed, made, none('the pre-rendered page stands without a script', faults)];
}

/** Checks that plain Node can load every entry: no module uses the browser while it is loaded. */
export async function checkLoads({ name, folder }: Packed, entries: readonly string[]): Promise<Finding> {
  const lines = entries.map(entry => `await import('${name}${entry === 'index' ? '' : `/${entry}`}');`);
  return passes(
    `plain Node loads ${entries.length} entries of ${name}`,
    process.execPath,
    ['--input-type=module', '--eval', lines.join('\n')],
    folder,
  );
}

/** Checks that `velluto-conformance` runs from its package, on the oldest Node that it promises. */
export async function checkKitCommand(kit: Packed): Promise<Finding> {
  const { node, version } = await oldestNode();
  const command = commandOf(kit, 'velluto-conformance');
  return passes(`velluto-conformance runs on Node ${version}`, node, [command, '--help'], kit.folder);
}

/** Checks every declaration file by itself, since some projects compile with `skipLibCheck` off. */
export async function checkDeclarations({ folder, name }: Packed): Promise<Finding> {
  const strict = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--jsx', 'react-jsx'];
  const target = ['--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom,dom.iterable'];
  const files = globSync('dist/**/*.d.ts', { cwd: folder });
  return passes(
    `${files.length} declaration files of ${name} hold`,
    'tsc',
    [...strict, ...target, ...files],
    folder,
  );
}
