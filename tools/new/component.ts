import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlopGeneratorConfig } from 'plop';
import { root } from '../support/run-step.ts';
import {
  type Answers,
  command,
  expectForm,
  expectNew,
  file,
  formatted,
  inserted,
  messagesOf,
  refuse,
  template,
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
    const kebab = name.replaceAll(/\B[A-Z]/g, '-$&').toLowerCase();
    const changeset = `.changeset/new-${kebab}.md`;
    expectNew(changeset);
    const area = /^product\/(.+)/.exec(layer)?.[1];
    const messages = area ? messagesOf(`${source}/i18n/messages`, area, kebab) : undefined;
    const values = {
      area,
      messages: messages?.path.replace(`${source}/`, ''),
      since: nextMinor(),
      up: area ? '../../..' : '../..',
      style: area ? 'productStyle' : layer === 'base' ? 'baseStyle' : 'patternStyle',
      title: layer
        .split('/')
        .map(part => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
        .join('/'),
    };
    return [
      file(module, 'component/component', values),
      file(styles, 'component/css', values),
      file(stories, 'component/stories', values),
      inserted({
        path: `${folder}/index.ts`,
        template: "export { {{name}}, type {{name}}Props } from './{{name}}/{{name}}.tsx';\n",
      }),
      ...(messages
        ? [
            inserted({ path: messages.path, template: template('component/messages'), data: messages }),
            texts(
              `${source}/i18n/catalogs`,
              translated(({ component }) => ({ [`vl.${name}.title`]: component })),
            ),
          ]
        : []),
      file(changeset, 'changeset', { package: '@velluto/ui' }),
      formatted(...paths, `${folder}/index.ts`, ...(messages ? [messages.path] : [])),
      command('node', 'tools/inventory/inventory.ts'),
    ];
  },
};
