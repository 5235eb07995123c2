import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const files = ['app/src', 'packages/*/src']
  .flatMap(folder => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  .filter(name => !/\.(test|stories)\./.test(name))
  .map(name => ({ name, text: readFileSync(join(root, name), 'utf8') }));
/** The opening tag of a form, as far as its first handler. */
const openings = /<(?:form\b|\w+ as="form")[^>]*/g;
/** Forms of the app; a form that also works without script is posted by the browser, and has nothing to type in. */
const forms = files.filter(
  ({ name, text }) =>
    name.startsWith('app/') &&
    !name.endsWith('/SubmitForm.tsx') &&
    /<(?:form|SubmitForm)\b|as="form"/.test(text) &&
    !text.includes('data-unscripted'),
);

it('every form of the app is sent by useForm or useSubmit, which say what is wrong', () => {
  expect(forms.length).toBeGreaterThan(5);
  for (const { name, text } of forms) {
    expect(text, name).toMatch(/\buse(Form|Submit)\(/);
    expect(text, name).not.toMatch(/<form\b[^>]*onSubmit=\{\w*event => \{\s*event\.preventDefault/);
  }
});

it('what is typed into a form never comes into the address or a log: a browser without the script posts it', () => {
  const found = files.flatMap(({ name, text }) =>
    (text.match(openings) ?? []).map(form => `${name}: ${form}`),
  );
  expect(found.length).toBeGreaterThan(15);
  // a choice that is part of the address, with nothing to type in
  const addressed = found.filter(form => /method="get" data-unscripted/.test(form));
  expect(addressed).toHaveLength(1);
  expect(found.filter(form => !form.includes('method="post"') && !addressed.includes(form))).toEqual([]);
});

it('every form in a dialog is one that e2e/specs/app/forms.spec.ts sends wrong', () => {
  const inDialogs = files.filter(({ text }) => /\buseForm\(/.test(text) && /<(Modal|\w+Dialog)\b/.test(text));
  expect(inDialogs.map(({ name }) => name).sort()).toEqual([
    'app/src/layout/ReportDialog.tsx',
    'app/src/screens/settings/DeleteAccount.tsx',
  ]);
});
