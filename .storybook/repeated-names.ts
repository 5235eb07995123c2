/** What can be pressed; the name of a field is its label, which says the same in each row. */
const pressed = 'button, [role="button"], [role="switch"]';

/** Name of a control as screen readers say it, as far as these components use it. */
function nameOf(control: Element): string {
  const labels = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = labels.map(id => document.getElementById(id)?.textContent ?? '').join(' ');
  return (labelled || control.getAttribute('aria-label') || control.textContent || '').trim();
}

/** Items of a list or rows of a table, without those of lists inside them. */
const itemsOf = (list: Element): Element[] =>
  [...list.querySelectorAll('li, tr, [role="listitem"], [role="row"]')].filter(
    item => item.parentElement?.closest('ul, ol, table, [role="list"]') === list,
  );

/**
 * Buttons that several items of a list have under one name. Whoever steps through the buttons, or asks for a list of
 * them, cannot tell whose they are.
 */
export function repeatedNames(): string[] {
  const problems = new Set<string>();
  for (const list of document.querySelectorAll('ul, ol, table, [role="list"]')) {
    const names = itemsOf(list).flatMap(item => [
      ...new Set(
        [...item.querySelectorAll(pressed)].filter(control => control.checkVisibility()).map(nameOf),
      ),
    ]);
    for (const name of names)
      if (name !== '' && names.indexOf(name) !== names.lastIndexOf(name))
        problems.add(`several items of a list have the button “${name}”`);
  }
  return [...problems];
}
