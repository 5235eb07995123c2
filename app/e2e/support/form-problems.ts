import type { Locator, Page } from '@playwright/test';

const textField = [
  'input:is(:not([type]), [type="text"], [type="email"], [type="tel"], [type="password"])',
  'textarea',
]
  .map(field => `${field}:not([readonly], [aria-hidden="true"])`)
  .join(', ');

/** Opens the forms that are folded behind a button. */
export async function unfoldForms(page: Page): Promise<void> {
  const closed = page.locator('main button[aria-expanded="false"]').filter({ visible: true });
  for (const button of (await closed.all()).reverse()) await button.click();
}

/** The forms of a page in which something is typed; in a search nothing can be wrong. */
export const formsOf = (page: Page): Locator =>
  page
    .locator('main form:not([role="search"])')
    .filter({ has: page.locator(textField).filter({ visible: true }) });

/** The visible text fields of a form or a page, in their order. */
export const fieldsOf = (place: Locator): Locator => place.locator(textField).filter({ visible: true });

/** What was typed into them. */
export const typedIn = (place: Locator): Promise<string[]> =>
  fieldsOf(place).evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value));

/** Marks the live regions that are there before a form is sent: screen readers read out only what changes in these. */
export const markLiveRegions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const region of document.querySelectorAll('[role="alert"], [role="status"], [aria-live]'))
      region.setAttribute('data-before', '');
  });

/** How a form told that it was refused: `told`, what is missing, or null when it was not refused. */
export const toldError = (form: Locator): Promise<string | null> =>
  form.evaluate(form => {
    const invalid = [...form.querySelectorAll('[aria-invalid="true"]')].filter(field =>
      field.checkVisibility(),
    );
    const [first] = invalid;
    if (first) {
      const { activeElement } = document;
      return first.contains(activeElement)
        ? 'told'
        : `the focus is on ${activeElement?.localName}, not on the first faulty field`;
    }
    const alert = [...form.querySelectorAll('[role="alert"]')].find(({ textContent }) => textContent);
    if (!alert) return null;
    return alert.hasAttribute('data-before') ? 'told' : 'the error came with its live region';
  });
