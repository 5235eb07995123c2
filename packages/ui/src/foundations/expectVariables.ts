import { expect, within } from 'storybook/test';
import { type pages, variablesOf } from './pages.ts';

/** Expects that a page of Foundations has every variable of its groups to copy, with a value beside it. */
export async function expectVariables(page: HTMLElement, name: keyof typeof pages): Promise<void> {
  const shown = within(page).getAllByRole('button', { name: /^--vl-/ });
  const withValue = shown.filter(button => button.parentElement?.textContent !== button.textContent);
  await expect(withValue.map(button => button.textContent)).toEqual(
    expect.arrayContaining(variablesOf(name)),
  );
}
