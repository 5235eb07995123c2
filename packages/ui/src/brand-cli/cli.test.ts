import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeBrand } from '../theme/compiler/complete-brand.ts';
import { runCommand } from './command.ts';
import { previewPage } from './preview/preview-page.tsx';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const velluto = at('../brands/velluto/brand.ts');
const bad = at('./fixtures/bad/brand.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'velluto-brand-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Answer {
  code: number;
  out: string;
  err: string;
}
async function run(args: string[]): Promise<Answer> {
  const answer: Answer = { code: 0, out: '', err: '' };
  answer.code = await runCommand(args, {
    write: text => {
      answer.out += text;
    },
    complain: text => {
      answer.err += text;
    },
    colours: false,
  });
  return answer;
}

/** A copy of Velluto's sheet beside its fonts, changed. */
async function sheet(name: string, change: (css: string) => string): Promise<string> {
  const home = join(folder, name);
  await cp(at('../brands/velluto/fonts'), join(home, 'fonts'), { recursive: true });
  const css = await readFile(at('../brands/velluto/brand.css'), 'utf8');
  await writeFile(join(home, 'brand.css'), change(css));
  return join(home, 'brand.css');
}

describe('check of a brand', () => {
  test('says why an existing style sheet cannot be read', async () => {
    const css = join(folder, 'is-a-folder', 'brand.css');
    await mkdir(css, { recursive: true });
    const { code, err } = await run(['check', css]);
    expect(code).toBe(1);
    expect(err).toMatch(/brand\.css cannot be used:[\s\S]*It cannot be read: EISDIR/);
    expect(err).not.toContain('no such file');
  });

  test('reports inputs, contrast and tones of a valid brand', async () => {
    const { code, out } = await run(['check', velluto]);
    expect(code).toBe(0);
    expect(out).toMatch(/paper {4}#fbf7f2 {3}ink {6}#2a1620/);
    expect(out).toMatch(/ Buttons +5\.22 of 4\.5 .* label of action\.primary \(rest\)/);
    expect(out).toMatch(/ p0 – p2 +0\.14 of 0\.1 \(no red\) +0\.15 of 0\.1 \(no red\)/);
    expect(out).toContain('44 px, 36 in compact lists, 48 for touch');
    expect(out).toMatch(/Good: it meets all \d{3} requirements\.\n$/);
  });

  test('lists every pair with --all', async () => {
    const { out } = await run(['check', velluto, '--all']);
    expect(out).toMatch(/ bubble\.own\.muted +8\.78 of 4\.5 +8\.78 of 4\.5 +6\.31 of 4\.5 +6\.31 of 4\.5/);
  });

  test('says what is wrong with an invalid brand, and by how much', async () => {
    const { code, out } = await run(['check', bad]);
    expect(code).toBe(1);
    expect(out).toMatch(/^ {2}Text +4\.27 of 7 ! .* content\.strong on surface\.accent$/m);
    expect(out).toContain(
      'contrast_too_low: light, normal contrast: content.default on surface.page reaches 4.56, needs 7 (and 1 more like it)',
    );
    expect(out).toMatch(
      /tones_too_close: light: package\.p1 and package\.p2 are 0\.00 apart for people who see no blue, need 0\.1 \(and 7 more like it\)/,
    );
    expect(out).toContain('font_file_missing: ./fonts.css: there is no file ./fonts/nobody-serif.woff2');
    expect(out).toContain(
      '"Nowhere Sans" is in no @font-face: only people who have it installed will see it.',
    );
    expect(out).not.toContain('"Nobody Serif" is in no');
    expect(out).toMatch(
      /^Nearest colours that pass, all together:\n {2}seeds\.ink: #[0-9a-f]{6} instead of #7d6d75\n {2}seeds\.packages\.[12]: /m,
    );
    expect(out).not.toContain('Good:');
  });

  test('a missing file, a file without a brand and one that throws each give one sentence', async () => {
    const empty = join(folder, 'empty.mjs');
    const broken = join(folder, 'broken.mjs');
    await writeFile(empty, 'export const colours = 3;');
    await writeFile(broken, 'throw new Error("no colours today");');
    const answers = await Promise.all(
      [join(folder, 'none.ts'), empty, broken].map(path => run(['check', path])),
    );
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(answers[0]?.err).toMatch(/There is no such file\.\n$/);
    expect(answers[1]?.err).toContain('It exports no brand: write `export default defineBrand({ … })`.');
    expect(answers[2]?.err).toContain('It does not run: no colours today');
  });

  test('runs from the command line', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [at('./main.ts'), 'check', velluto]);
    expect(stdout).toMatch(/Good: it meets all \d{3} requirements\.\n$/);
  }, 20_000);

  test('an unknown command or option shows the usage', async () => {
    const answers = await Promise.all([run([]), run(['chek', velluto]), run(['check', velluto, '--loud'])]);
    for (const { code, err } of answers) {
      expect(code).toBe(2);
      expect(err).toContain('velluto-brand check <brand.ts | brand.css> [--all]');
    }
  });
});

/** A brand of one colour, with more inputs if there are any. */
async function brandOf(id: string, accent: string, more = ''): Promise<string> {
  const path = join(folder, `${id}.ts`);
  await writeFile(
    path,
    `export default { id: '${id}', name: 'One', seeds: { accent: '${accent}' }, ${more} };`,
  );
  return path;
}

describe('how colours are drawn', () => {
  test('one table says what each input becomes in light and dark, and why', async () => {
    const { out } = await run(['check', await brandOf('pale', '#fdf6b2')]);
    expect(out).toMatch(
      /^ {2}accent, buttons +#fdf6b2 {2}#7d7635 {2}4\.65 with its label; as given 1\.02 with the page +#fdf6b2 {2}as given: 16\.99 with its label$/m,
    );
    expect(out).toMatch(/^ {2}paper, page +#f7f7f2 {2}#f7f7f2 {2}as given: 15\.27 with its text$/m);
    expect(out).toMatch(
      /^ {2}critical, badges .* #e84f59 {2}5\.09 with its label; as given 2\.72 with the page$/m,
    );
    for (const row of ['accent, texts', 'coin, coins', 'packages.3, packages', 'packages.3, texts'])
      expect(out).toMatch(new RegExp(`^  ${row} +#[0-9a-f]{6}  #[0-9a-f]{6}  .*#[0-9a-f]{6}  `, 'm'));
  });

  test('a colour that becomes another one may be kept under dark text', async () => {
    const { out } = await run(['check', await brandOf('pale', '#fdf6b2')]);
    expect(out.match(/^ {2}Your .*$/gm)).toEqual([
      "  Your accent #fdf6b2 is drawn as #7d7635 in light, because it has a contrast of 1.02 with the page. `keep: ['accent']` keeps it under dark text #22200b: contrast 14.85 with the text, 1.02 with the page.",
    ]);
  });

  test('a colour that is kept is drawn as it is, with a warning that names the contrast', async () => {
    const kept = await brandOf('kept', '#fdf6b2', "keep: ['accent']");
    const warning =
      'You keep accent #fdf6b2 in light: contrast 1.02 with the page, and 3 lets everyone see where it ends. Without `keep` it is #7d7635.';
    const checked = await run(['check', kept]);
    expect(checked.code).toBe(0);
    expect(checked.out).toContain(`Worth a look\n  ${warning}`);
    expect(checked.out).not.toContain('Your accent');
    const sheet = join(folder, 'kept.css');
    expect(await run(['build', kept, '--out', sheet])).toMatchObject({
      code: 0,
      err: `Warning: ${warning}\n`,
    });
    expect(await readFile(sheet, 'utf8')).toContain('--vl-action-primary-bg-rest: #fdf6b2;');
  });

  test('only four colours can be kept', async () => {
    const { code, out } = await run(['check', await brandOf('ink-kept', '#fdf6b2', "keep: ['ink']")]);
    expect(code).toBe(1);
    expect(out).toContain('keep: "ink" cannot be kept: a list of accent, positive, caution, critical');
  });
});

describe('tokens', () => {
  const build = async (id: string) => {
    const tokens = join(folder, id);
    const source = await brandOf(`${id}-brand`, '#0a6b5e');
    const answer = await run(['build', source, '--out', join(tokens, 'brand.css'), '--tokens', tokens]);
    return { ...answer, at: (name: string) => join(tokens, name) };
  };
  const remedy = (id: string) =>
    `change ${id}-brand.ts and run \`velluto-brand build ${id}-brand.ts --tokens <folder>\` again.\n`;

  test('leave beside the style sheet, and are checked as they were written', async () => {
    const { code, out, at: file } = await build('tokens-whole');
    expect(code).toBe(0);
    for (const name of ['brand.resolver.json', 'figma.variables.json']) expect(out).toContain(name);
    for (const part of ['base', 'light', 'light-more', 'dark', 'dark-more'])
      expect(await run(['check', file(`${part}.tokens.json`)])).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^Good: \d{2,3} tokens, as they were written\.\n$/),
      });
  });

  test('a value changed by hand is found, another layout of the file is not one', async () => {
    const { at: file } = await build('tokens-edited');
    const light = JSON.parse(await readFile(file('light.tokens.json'), 'utf8'));
    await writeFile(file('light.tokens.json'), JSON.stringify(light));
    expect((await run(['check', file('light.tokens.json')])).code).toBe(0);
    light.surface.raised.$value.hex = '#fffffe';
    await writeFile(file('light.tokens.json'), JSON.stringify(light));
    const { code, err } = await run(['check', file('light.tokens.json')]);
    expect(code).toBe(1);
    expect(err).toBe(
      `${file('light.tokens.json')} cannot be used:\n  It was changed by hand, which the next build would lose: ${remedy('tokens-edited')}`,
    );
  });

  test('unknown and missing tokens are named', async () => {
    const { at: file } = await build('tokens-unknown');
    const base = JSON.parse(await readFile(file('base.tokens.json'), 'utf8'));
    const { card, ...radius } = base.radius;
    await writeFile(file('base.tokens.json'), JSON.stringify({ ...base, radius: { ...radius, crad: card } }));
    const { err } = await run(['check', file('base.tokens.json')]);
    expect(err.split('\n').slice(1).join('\n')).toBe(
      `  No brand has the tokens radius.crad: ${remedy('tokens-unknown')}  It lacks the tokens radius.card: ${remedy('tokens-unknown')}`,
    );
  });

  test('a file that is no JSON and one of another kind each give one sentence', async () => {
    const { at: file } = await build('tokens-wrong');
    await writeFile(file('dark.tokens.json'), '{ "surface": ');
    expect((await run(['check', file('dark.tokens.json')])).err).toMatch(
      /\n {2}It is no JSON: .*\. Write it again with `velluto-brand build --tokens`\.\n$/,
    );
    expect((await run(['check', file('brand.resolver.json')])).err).toContain(
      'velluto-brand did not write it: check one of the files that end in `.tokens.json`.',
    );
  });
});

describe('check of a style sheet', () => {
  test('a built style sheet meets the same requirements as its brand', async () => {
    const [ofBrand, ofSheet] = await Promise.all([
      run(['check', velluto]),
      run(['check', at('../brands/velluto/brand.css')]),
    ]);
    const tables = ({ out }: Answer) => out.slice(out.indexOf('Contrast'));
    expect(ofSheet.out).toContain('196 of 196 of the contract are set');
    expect(tables(ofSheet)).toBe(tables(ofBrand));
    expect(ofSheet.code).toBe(0);
  });

  test('a minified style sheet can be read too', async () => {
    const path = await sheet('minified', css =>
      css
        .replaceAll(/\[data-vl-(\w+)="(\w+)"\]/g, '[data-vl-$1=$2]')
        .replaceAll(/\n\s*/g, '')
        .replaceAll(': ', ':'),
    );
    expect(await run(['check', path])).toMatchObject({ code: 0 });
  });

  test('missing and stale variables, an old contract, colours, touch sizes and fonts are named', async () => {
    const path = await sheet('old', css =>
      css
        .replace('--vl-contract: 1', '--vl-contract: 0')
        .replace(/ {2}--vl-badge-new-bg: .*\n/, '  --vl-badge-fresh: #123456;\n')
        .replace(/--vl-surface-raised: .*;/, '--vl-surface-raised: #ffffff80;')
        .replace(/--vl-radius-card: .*;/, '--vl-touch-min: 28px;')
        .replaceAll('newsreader-italic-latin.woff2', 'newsreader-oblique.woff2'),
    );
    const { code, out } = await run(['check', path]);
    expect(code).toBe(1);
    const problems = out
      .slice(out.indexOf('problems\n') + 9)
      .split('\n')
      .filter(Boolean);
    expect(problems).toEqual([
      '  contract_version: It is compiled for contract 0; this package has 1: build it again with `velluto-brand build`.',
      '  variable_missing: --vl-badge-new-bg is missing: build it again with `velluto-brand build`',
      '  variable_missing: --vl-radius-card is missing: build it again with `velluto-brand build`',
      '  variable_stale: --vl-badge-fresh is no variable of a brand: remove it, or build it again with `velluto-brand build`',
      '  translucent_colour: --vl-surface-raised: "#ffffff80" is not opaque',
      '  touch_too_small: --vl-touch-min in [data-vl-brand="velluto"] is 28px, needs 44px',
      '  font_file_missing: @font-face: there is no file ./fonts/newsreader-oblique.woff2',
    ]);
    expect(out).toContain('194 of 196 of the contract are set');
  });

  test('a colour that was changed by hand is measured', async () => {
    const path = await sheet('dim', css =>
      css.replace(
        /(--vl-content-muted: var\(--vl-contrast-normal, var\(--vl-mode-light, )#\w+/,
        '$1rgb(160, 150, 150)',
      ),
    );
    const { code, out } = await run(['check', path]);
    expect(code).toBe(1);
    expect(out).toContain('light, normal contrast: content.muted on surface.page reaches 2.');
    expect(out).not.toContain('dark, normal contrast: content.muted');
    expect(out).toMatch(/ {2}light, normal contrast: content\.muted: #[0-9a-f]{6} instead of rgb/);
  });

  test('a sheet without a brand is refused', async () => {
    const path = join(folder, 'none.css');
    await writeFile(path, 'body { color: red }');
    expect((await run(['check', path])).err).toContain('It holds no rule for [data-vl-brand="…"].');
  });
});

describe('build', () => {
  test('writes one file with font addresses relative to it', async () => {
    const source = join(folder, 'mine');
    await mkdir(join(source, 'fonts'), { recursive: true });
    await writeFile(join(source, 'fonts/a.woff2'), '');
    await writeFile(
      join(source, 'fonts/faces.css'),
      '@font-face { font-family: "Mine"; src: url(a.woff2?v=2) format("woff2"), url(data:font/woff2;base64,AA) }',
    );
    const text = await readFile(velluto, 'utf8');
    const brand = text
      .replace('../../theme/compiler/brand.ts', at('../brand/index.ts'))
      .replace('./fonts.css', './fonts/faces.css')
      .replace("id: 'velluto'", "id: 'mine'");
    await writeFile(join(source, 'brand.ts'), brand);
    await mkdir(join(folder, 'public/css'), { recursive: true });
    const out = join(folder, 'public/css/mine.css');
    expect(await run(['build', join(source, 'brand.ts'), '--out', out])).toMatchObject({ code: 0 });
    const css = await readFile(out, 'utf8');
    expect(css).toContain('[data-vl-brand="mine"] {');
    expect(css).toContain('url("../../mine/fonts/a.woff2") format("woff2"), url(data:font/woff2;base64,AA)');
    expect((await run(['check', out])).code).toBe(0);
  });

  test('writes the brand for the provider too, around one colour', async () => {
    const source = join(folder, 'owl.ts');
    await writeFile(
      source,
      "const accent: string = '#0a6b5e';\nexport default { id: 'night-owl', name: 'Night \\'Owl', seeds: { accent } };",
    );
    const [sheet, module] = [join(folder, 'owl.css'), join(folder, 'owl-brand.ts')];
    expect(await run(['build', source, '--out', sheet, '--module', module])).toMatchObject({ code: 0 });
    expect((await run(['check', sheet])).code).toBe(0);
    const text = await readFile(module, 'utf8');
    expect(text).toContain("import { createBrand } from '@velluto/ui/brands';");
    const { nightOwl } = await import(/* @vite-ignore */ module);
    expect(nightOwl).toMatchObject({ id: 'night-owl', name: "Night 'Owl" });
    expect(renderToStaticMarkup(createElement(nightOwl.Logo))).toContain('Night &#x27;Owl</span>');
  });

  test('writes nothing for a brand that falls short of a requirement', async () => {
    const out = join(folder, 'bad.css');
    const { code, err } = await run(['build', bad, '--out', out]);
    expect(code).toBe(1);
    expect(err).toContain('The brand "bad" does not meet its requirements:');
    await expect(readFile(out)).rejects.toThrow('ENOENT');
  });
});

describe('preview', () => {
  const brand = completeBrand({ id: 'night-owl', name: 'Night <Owl>', seeds: { accent: '#0a6b5e' } });
  const page = previewPage(brand, 'owl.css');

  test('shows the brand in its four themes, on parts', () => {
    expect(page).toContain('<title>Preview of Night &lt;Owl&gt;</title>');
    for (const mode of ['light', 'dark'])
      for (const contrast of ['normal', 'more'])
        expect(page).toContain(
          `<section data-vl-brand="night-owl" data-vl-mode="${mode}" data-vl-contrast="${contrast}">`,
        );
    expect(page.match(/>Write to Marta</g)).toHaveLength(4);
    expect(page).toContain('120\u00a0credits');
  });

  test('shows the brand on screens in seven languages and from right to left, light and dark', () => {
    for (const id of ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'rtl']) {
      expect(page).toContain(`<a href="#${id}">`);
      expect(page).toContain(`<div id="${id}" class="language">`);
    }
    const screens = [...page.matchAll(/ srcDoc="([^"]*)"/g)].map(([, html = '']) =>
      html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
    );
    const having = (part: string) => screens.filter(html => html.includes(part));
    expect(having('<link rel="stylesheet" href="owl.css"/>')).toHaveLength(64);
    expect(having(' data-vl-brand="night-owl" data-vl-mode="dark"')).toHaveLength(32);
    expect(having('<html lang="en-GB" dir="rtl"')).toHaveLength(8);
    for (const title of ['Near you', 'In deiner Nähe', 'Vicino a te', 'Crediti'])
      expect(having(`>${title}<`)).not.toEqual([]);
  });
});
