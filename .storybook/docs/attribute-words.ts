/**
 * The attributes of controls and links that the docs list, with their descriptions: a component hands them on to its element.
 * The others that an element takes are named in one sentence.
 */
export const attributeWords: Readonly<Record<string, string>> = {
  autoComplete: 'What the browser may fill in.',
  checked: 'Whether it is chosen.',
  defaultValue: 'What stands in it at first, where the browser keeps the value.',
  disabled: 'Cannot be used now: skipped by the keyboard and not sent with a form.',
  download: 'The address is saved as a file, with this name.',
  form: 'Id of the form that it belongs to, where it stands outside of it.',
  href: 'The address it leads to.',
  name: 'Name of the value in a form.',
  rel: 'How the address is related to the page.',
  required: 'Cannot be left empty.',
  target: 'Where the address opens.',
  value: 'The value.',
};
