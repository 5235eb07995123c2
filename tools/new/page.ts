import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PlopGeneratorConfig } from 'plop';
import { findRoute } from '../../app/src/lib/router/route.ts';
import { routes } from '../../app/src/routes.ts';
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

const areas = readdirSync(join(root, 'app/src/screens'), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();
const guards = ['none', 'visitor', 'member', 'ageVerified'];
const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A page: its row, screen, texts, story, place in the specification and first step of its test. */
export const page: PlopGeneratorConfig = {
  description: 'a page of the app',
  prompts: [
    { type: 'list', name: 'area', message: 'Area', choices: areas },
    { type: 'input', name: 'name', message: 'Name, such as opening-hours' },
    { type: 'input', name: 'path', message: 'Path', default: (answers: Answers) => `/${answers.name}` },
    { type: 'list', name: 'guard', message: 'Who may see it', choices: guards },
  ],
  actions: data => {
    const answers = data as Answers;
    const area = expectForm(answers, 'area', new RegExp(`^(${areas.join('|')})$`), areas.join(', '));
    const name = expectForm(answers, 'name', /^[a-z]+(-[a-z]+)*$/, 'opening-hours');
    const path = expectForm(answers, 'path', /^(\/[a-z0-9-]+)+$/, '/opening-hours; add parameters later');
    const guard = expectForm(answers, 'guard', new RegExp(`^(${guards.join('|')})$`), guards.join(', '));
    if (routes.some(route => route.name === name || route.path === path))
      refuse(`app/src/routes.ts has ${name} or ${path} already: choose another.`);
    const screen = `app/src/screens/${area}/${pascal(name)}Screen.tsx`;
    const messages = messagesOf('app/src/locales/messages', area, name);
    const story = `app/stories/${pascal(name)}.stories.tsx`;
    for (const added of [screen, story]) expectNew(added);
    // paths are tried in their order: this one before a row with a parameter that would take it
    const next = findRoute(routes, path)?.route.name ?? 'offline';
    const isForMembers = guard === 'member' || guard === 'ageVerified';
    const actions = `app/e2e/support/main-actions/${isForMembers ? 'people' : 'visitor'}.ts`;
    const cells = [`\`${path}\``, 'Default', guard === 'none' ? '–' : guard, name.replaceAll('-', ' ')];
    return [
      inserted({
        path: 'app/src/routes.ts',
        before: new RegExp(`^ {2}page\\(\\{\\n {4}name: '${next}',`),
        template: `  page({
    name: '{{name}}',
    path: '{{path}}',
    layout: 'Default',
${guard === 'none' ? '' : `    guard: '${guard}',\n`}    screen: preloadableComponent(() => import('./screens/{{area}}/{{pascalCase name}}Screen.tsx')),
  }),
`,
      }),
      file(screen, 'page/screen', { messages: messages.path.replace('app/src/', '../../') }),
      inserted({ path: messages.path, template: template('page/messages'), data: messages }),
      file(story, 'page/stories', { isForMembers }),
      inserted({
        path: actions,
        before: /^\};\n(?![\s\S]*^\};)/,
        template: "  '{{name}}': ({ open }) => open(),\n",
      }),
      inserted({
        path: 'docs/specification.md',
        before: /^\| `\/offline`/,
        template: `| ${cells.join(' | ')} |\n`,
      }),
      texts(
        'app/src/locales/catalogs',
        translated(({ page: title, welcome }) => ({
          [`app.${pascal(name)}.title`]: title,
          [`app.${pascal(name)}.welcome`]: welcome,
        })),
      ),
      formatted('app/src/routes.ts', screen, messages.path, story, actions, 'docs/specification.md'),
      command('node', 'tools/inventory/inventory.ts'),
    ];
  },
};
