import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { brands } from '../../brands/inputs.ts';
import type { CompleteBrand } from '../../theme/compiler/brand.ts';
import { compileBrand } from '../../theme/compiler/compile.ts';
import type { Mode } from '../../theme/compiler/ramp.ts';
import { readBrand } from '../../theme/compiler/read-brand.ts';
import type { Contrast } from '../../theme/compiler/semantic.ts';
import { brandVariables } from '../contract.ts';
import { readBrandCss, valueIn } from '../read-css.ts';
import { type TokenDocument, tokenFiles, vendor } from './documents.ts';
import type { FigmaValue, FigmaVariables } from './figma.ts';

const pale = readBrand({ id: 'pale', name: 'Pale', seeds: { accent: '#fdf6b2' }, keep: ['accent'] });
const all: CompleteBrand[] = [readBrand(brands.velluto), readBrand(brands.nordlys), pale];
const themes: [id: string, mode: Mode, level: Contrast][] = [
  ['light', 'light', 'normal'],
  ['light-more', 'light', 'more'],
  ['dark', 'dark', 'normal'],
  ['dark-more', 'dark', 'more'],
];

const home = new URL('file:///tokens/');
const rules = [
  'color',
  'cubic-bezier',
  'dimension',
  'duration',
  'font-family',
  'font-weight',
  'number',
  'shadow',
].map(type => [`core/valid-${type}`, 'error']);
const config = defineConfig({ lint: { rules: Object.fromEntries(rules) } }, { cwd: home });

/** Reads files with the validating parser of the format; it throws an error for what the format does not have. */
const read = (files: ReadonlyMap<string, unknown>, name: string) =>
  parse([{ filename: new URL(name, home), src: JSON.stringify(files.get(name)) }], {
    config,
    req: async url => JSON.stringify(files.get(url.pathname.split('/').at(-1) ?? '')),
  });

const hex = (channel: number) =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

/** A text of CSS with every colour as eight digits, every length in pixels without a unit, and all parts of a shadow. */
function plain(name: string, css: string): string {
  const text = css
    .replaceAll(/#([0-9a-f]{6})(?![0-9a-f])/g, '#$1ff')
    .replaceAll(/(-?[\d.]+)rem\b/g, (_, size) => String(Number(size) * 16))
    .replaceAll(/(\d)(px|ms|em)\b/g, '$1')
    .replaceAll(/["']/g, '');
  if (!name.startsWith('--vl-elevation-')) return text;
  const shadows = text.split(', ').map(shadow => {
    const [colour, ...lengths] = shadow.split(' ').reverse();
    return [...lengths.reverse(), '0', '0'].slice(0, 4).concat(colour ?? '');
  });
  return shadows.map(parts => parts.join(' ')).join(', ');
}

// biome-ignore lint/suspicious/noExplicitAny: values of every type of the format, as its parser gives them
function cssOf(type: string, value: any): string {
  const size = (one: { value: number; unit: string }) => `${one.value}${one.unit}`;
  switch (type) {
    case 'color':
      return `#${[...value.components, value.alpha].map(hex).join('')}`;
    case 'dimension':
    case 'duration':
      return size(value);
    case 'fontFamily':
      return value.join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${value.join(', ')})`;
    case 'shadow':
      return value
        .map(
          (one: Parameters<typeof cssOf>[1]) =>
            `${['offsetX', 'offsetY', 'blur', 'spread'].map(part => size(one[part])).join(' ')} ${cssOf('color', one.color)}`,
        )
        .join(', ');
    default:
      return String(value);
  }
}

const nameOf = (path: string) => `--vl-${path.replaceAll('.', '-')}`;
const sorted = (values: Iterable<readonly [string, string]>) => Object.fromEntries([...values].sort());

/** Every variable of the style sheet in one theme. */
function ofCss(brand: CompleteBrand, mode: Mode, level: Contrast) {
  const sheet = readBrandCss(compileBrand(brand));
  return sorted(
    brandVariables.map(name => [name, plain(name, valueIn(sheet, name, mode, level) ?? '')] as const),
  );
}

/** The same from the files of the Design Tokens format, by its resolver. */
async function ofTokens(files: ReadonlyMap<string, unknown>, theme: string) {
  const { resolver } = await read(files, 'brand.resolver.json');
  const base = files.get('base.tokens.json') as TokenDocument;
  const values = Object.values(resolver.apply({ theme })).map(({ id, $type, $value }) => {
    const name = nameOf(id);
    return [name, plain(name, cssOf($type, $value))] as const;
  });
  const css = Object.entries(base.$extensions?.[vendor]?.css ?? {}).map(
    ([path, value]) => [nameOf(path), plain(nameOf(path), value)] as const,
  );
  return sorted([...values.filter(([name]) => !isPrimitive(name)), ...css]);
}

const isPrimitive = (name: string) => /^--vl-(seed|palette)-/.test(name);

/** The same from the variables for Figma. */
function ofFigma({ variables, variableModes, variableModeValues }: FigmaVariables, theme: string) {
  const resolved = (id: string): Exclude<FigmaValue, { type: string }> | undefined => {
    const { variableCollectionId } = variables.find(variable => variable.id === id) ?? {};
    const modes = variableModes.filter(mode => mode.variableCollectionId === variableCollectionId);
    const mode = modes.find(({ name }) => name === theme) ?? modes[0];
    const found = variableModeValues.find(
      ({ variableId, modeId }) => variableId === id && modeId === mode?.id,
    );
    const value = found?.value;
    return typeof value === 'object' && 'type' in value ? resolved(value.id) : value;
  };
  return sorted(
    variables.flatMap(({ id, codeSyntax }) => {
      if (!codeSyntax) return [];
      const name = codeSyntax.WEB.slice(4, -1);
      const value = resolved(id);
      const text = typeof value === 'object' ? `#${Object.values(value).map(hex).join('')}` : String(value);
      return [[name, plain(name, text)] as const];
    }),
  );
}

describe.each(all)('tokens of $id', brand => {
  const files = tokenFiles(brand, 'brand.ts');

  test.each(themes)('CSS, JSON and Figma say the same in %s', async (theme, mode, level) => {
    const css = ofCss(brand, mode, level);
    expect(Object.keys(css)).toHaveLength(brandVariables.length);
    expect(await ofTokens(files, theme)).toEqual(css);
    expect(ofFigma(files.get('figma.variables.json') as FigmaVariables, theme)).toEqual(css);
  });
});

test.each(['base', ...themes.map(([id]) => id)])(
  '%s is a valid file of the format on its own',
  async part => {
    const { tokens } = await read(tokenFiles(pale, 'brand.ts'), `${part}.tokens.json`);
    expect(Object.keys(tokens).length).toBeGreaterThan(30);
  },
);

test('a colour names the step or the seed that it is taken from', async () => {
  const { tokens } = await read(tokenFiles(pale, 'brand.ts'), 'dark-more.tokens.json');
  const sources = ['content.muted', 'action.primary.bg.hover', 'coin.face', 'surface.page', 'photo.online'];
  expect(sources.map(name => tokens[name]?.aliasOf)).toEqual([
    'palette.neutral.12',
    'palette.accent.10',
    'seed.coin',
    'seed.night',
    undefined,
  ]);
});

test('a value that the format does not have is refused by its parser', async () => {
  const files = tokenFiles(pale, 'brand.ts');
  const base = JSON.parse(JSON.stringify(files.get('base.tokens.json')));
  base.radius.card.$value = '12px';
  await expect(read(new Map([['base.tokens.json', base]]), 'base.tokens.json')).rejects.toThrow();
});
