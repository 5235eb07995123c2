import type { PlopGeneratorConfig } from 'plop';
import { findRoute } from '../../app/src/platform/router/route.ts';
import { routes } from '../../app/src/routes.ts';
import {
  type Answers,
  command,
  expectForm,
  expectNew,
  file,
  formatted,
  inserted,
  refuse,
  texts,
} from './actions.ts';
import { translated } from './translations.ts';

const guards = ['none', 'visitor', 'member', 'adult'];
const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A page: its row, screen, texts, story, place in the specification and first step of its test. */
export const page: PlopGeneratorConfig = {
  description: 'a page of the app',
  prompts: [
    { type: 'input', name: 'name', message: 'Name, such as opening-hours' },
    { type: 'input', name: 'path', message: 'Path', default: (answers: Answers) => `/${answers.name}` },
    { type: 'list', name: 'guard', message: 'Who may see it', choices: guards },
  ],
  actions: data => {
    const answers = data as Answers;
    const name = expectForm(answers, 'name', /^[a-z]+(-[a-z]+)*$/, 'opening-hours');
    const path = expectForm(answers, 'path', /^(\/[a-z0-9-]+)+$/, '/opening-hours; add parameters later');
    const guard = expectForm(answers, 'guard', new RegExp(`^(${guards.join('|')})$`), guards.join(', '));
    if (routes.some(route => route.name === name || route.path === path))
      refuse(`app/src/routes.ts has ${name} or ${path} already: choose another.`);
    const screen = `app/src/screens/${name}/${pascal(name)}Screen.tsx`;
    const messages = `app/src/locales/messages/${name}.ts`;
    const story = `app/stories/${pascal(name)}.stories.tsx`;
    for (const added of [screen, messages, story]) expectNew(added);
    // paths are tried in their order: this one before a row with a parameter that would take it
    const next = findRoute(routes, path)?.route.name ?? 'offline';
    const isForMembers = guard === 'member' || guard === 'adult';
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
${guard === 'none' ? '' : `    guard: '${guard}',\n`}    screen: lazyComponent(() => import('./screens/{{name}}/{{pascalCase name}}Screen.tsx')),
  }),
`,
      }),
      file(screen, 'page/screen.hbs'),
      file(messages, 'page/messages.hbs'),
      file(story, 'page/stories.hbs', { isForMembers }),
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
      formatted('app/src/routes.ts', screen, messages, story, actions, 'docs/specification.md'),
      command('node', 'tools/inventory/inventory.ts'),
    ];
  },
};
