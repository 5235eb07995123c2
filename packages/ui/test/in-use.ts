import { photographed } from './photographed.ts';

const controls = ':is(a, button, input, select, textarea, summary)';

/**
 * Parameters of a sheet with rows that are shown as `inUse`: under the pointer, pressed, or focused by keyboard. In
 * Storybook the addon shows them with the components' own rules, in the pictures the browser itself does.
 */
export const inUse = {
  ...photographed,
  pseudo: {
    hover: [`[data-in-use="hover"] *`, `[data-in-use="pressed"] *`],
    active: [`[data-in-use="pressed"] ${controls}`],
    focus: [`[data-in-use="focus"] ${controls}`],
    focusVisible: [`[data-in-use="focus"] ${controls}`],
  },
};
