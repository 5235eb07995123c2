import { dirname } from 'node:path';
import type { PlopGeneratorConfig } from 'plop';
import { tagOf } from '../contract/tags.ts';
import { type Answers, expectForm, expectNew, file, formatted, inserted } from './actions.ts';
import { operationActions } from './operation.ts';

/** An area: its place in the lists, its files in the contract and on the server, and its first operation. */
export const area: PlopGeneratorConfig = {
  description: 'an area of the product, with its first operation',
  prompts: [
    { type: 'input', name: 'area', message: 'Name, a noun of the field, such as meetings' },
    { type: 'input', name: 'what', message: 'What it is about, such as “Meetings in a town”' },
    { type: 'input', name: 'name', message: 'First operation, such as getMeetings' },
  ],
  actions: data => {
    const answers = data as Answers;
    const name = expectForm(answers, 'area', /^[a-z]+(-[a-z]+)*$/, 'meetings');
    expectForm(answers, 'what', /^[A-Z][^.|]+$/, '“Meetings in a town”, without a full stop');
    const operation = expectForm(answers, 'name', /^get([A-Z][a-z]+)+$/, 'getMeetings');
    const handlers = `packages/server/src/areas/${name}/handlers.ts`;
    for (const added of [dirname(handlers), `api-spec/paths/${name}.yaml`, `api-spec/paths/${name}`])
      expectNew(added);
    return [
      file(handlers, 'area/handlers'),
      inserted({
        path: 'api-spec/openapi.yaml',
        before: /^security:/,
        template: `  - name: ${tagOf(name)}\n    description: {{{what}}}.\n`,
      }),
      inserted({
        path: '.dependency-cruiser.cjs',
        before: /^\];\n(?=[\s\S]*One rule for each folder)/,
        template: "  '{{area}}',\n",
      }),
      inserted({
        path: 'docs/architecture.md',
        after: /^\| `accounts` .*\n(?:\| `.*\n)*/,
        template: '| `{{area}}` | {{{what}}} |\n',
      }),
      inserted({
        path: 'packages/server/src/boot/operations.ts',
        before: /^import /,
        template: "import { {{camelCase area}} } from '../areas/{{area}}/handlers.ts';\n",
      }),
      inserted({
        path: 'packages/server/src/boot/operations.ts',
        before: /^\};/,
        template: '  ...{{camelCase area}},\n',
      }),
      ...operationActions(operation, { part: name, tag: tagOf(name), handlers }),
      formatted('packages/server/src/boot/operations.ts', 'docs/architecture.md'),
    ];
  },
};
