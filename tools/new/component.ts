import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlopGeneratorConfig } from 'plop';
import { root } from '../support/run-step.ts';
import {
  type Answers,
  command,
  endOfFile,
  expectForm,
  expectNew,
  file,
  formatted,
  inserted,
  refuse,
  texts,
} from './actions.ts';
import { translated } from './translations.ts';

const source = 'packages/ui/src';
const layers = () => ['base', 'patterns', ...globSync('product/*/', { cwd: join(root, source) }).toSorted()];

/** The version in which a new component comes out. */
function nextMinor(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  const [major, minor] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}

/** A component of the package: module, styles, stories, export, and texts if it belongs to the product. */
export const component: PlopGeneratorConfig = {
  description: 'a component of @velluto/ui',
  prompts: [
    { type: 'list', name: 'layer', message: 'Layer, or area of the product', choices: layers() },
    { type: 'input', name: 'name', message: 'Name, such as GiftCard' },
  ],
  actions: data => {
    const answers = data as Answers;
    const name = expectForm(answers, 'name', /^([A-Z][a-z]+)+$/, 'GiftCard');
    const layer = answers.layer ?? '';
    if (!layers().includes(layer)) refuse(`layer is “${layer}”: use one of ${layers().join(', ')}.`);
    const folder = `${source}/${layer}`;
    if (globSync(`{base,patterns,product/*}/**/${name}.tsx`, { cwd: join(root, source) }).length > 0)
      refuse(`There is a component ${name} already: choose another name.`);
    const paths = ['tsx', 'css.ts', 'stories.tsx'].map(end => `${folder}/${name}/${name}.${end}`);
    const [module = '', styles = '', stories = ''] = paths;
    const changeset = `.changeset/new-${name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase()}.md`;
    expectNew(changeset);
    const area = /^product\/(.+)/.exec(layer)?.[1];
    const messages = area && `${source}/i18n/messages/${area}.ts`;
    const values = {
      area,
      since: nextMinor(),
      up: area ? '../../..' : '../..',
      style: area ? 'productStyle' : layer === 'base' ? 'baseStyle' : 'patternStyle',
      title: layer
        .split('/')
        .map(part => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
        .join('/'),
    };
    return [
      file(module, 'component/component.hbs', values),
      file(styles, 'component/css.hbs', values),
      file(stories, 'component/stories.hbs', values),
      inserted({
        path: `${folder}/index.ts`,
        after: endOfFile,
        template: "export { {{name}}, type {{name}}Props } from './{{name}}/{{name}}.tsx';\n",
      }),
      ...(messages
        ? [
            inserted({
              path: messages,
              after: endOfFile,
              template: `
export const {{camelCase name}} = {
  title: msg({ id: 'vl.{{name}}.title', message: 'New component', comment: 'Title' }),
};
`,
            }),
            texts(
              `${source}/i18n/catalogs`,
              translated(({ component }) => ({ [`vl.${name}.title`]: component })),
            ),
          ]
        : []),
      file(changeset, 'component/changeset.hbs'),
      formatted(...paths, `${folder}/index.ts`, ...(messages ? [messages] : [])),
      command('node', 'tools/inventory/inventory.ts'),
    ];
  },
};
