const typed =
  'select, textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"], [hidden])';

/** Fields whose letters are below 16 px: iPhones zoom into the page when one of them takes the focus. */
export const smallFields = (): string[] =>
  [...document.querySelectorAll(typed)]
    .filter(field => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map(field => `has letters below 16 px: ${field.outerHTML.slice(0, 80)}`);
