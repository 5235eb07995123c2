import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx') && !name.includes('.test.'))
  .map(name => ({ name, text: readFileSync(join(source, name), 'utf8') }));
/** Forms of the app; a form that also works without script is posted by the browser, and has nothing to type in. */
const forms = files.filter(({ text }) => /<form\b|as="form"/.test(text) && !text.includes('data-unscripted'));

it('every form of the app is sent by useForm or useSubmit, which say what is wrong', () => {
  expect(forms.length).toBeGreaterThan(5);
  for (const { name, text } of forms) {
    expect(text, name).toMatch(/\buse(Form|Submit)\(/);
    expect(text, name).not.toMatch(/<form\b[^>]*onSubmit=\{\w*event => \{\s*event\.preventDefault/);
  }
});
