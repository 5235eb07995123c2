const textFields =
  'select, textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"], [hidden])';

/** Fields with text smaller than 16 px: iPhones zoom into the page when such a field takes the focus. */
export const smallFields = (): string[] =>
  [...document.querySelectorAll(textFields)]
    .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(field => `has letters below 16 px: ${field.outerHTML.slice(0, 80)}`);
