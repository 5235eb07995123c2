import { vars } from './contract.css.ts';
import { globalIn } from './styles.ts';

/** Values for brands whose style sheet is older than these variables: with the corners of their own. */
globalIn('tokens', ':where([data-vl-brand])', {
  vars: {
    [vars.radius.action]: vars.radius.control,
    [vars.portrait.gap]: '2px',
    [vars.portrait.inset]: '0px',
    [vars.portrait.ratio]: '4 / 5',
    [vars.portrait.radius]: vars.radius.photo,
    [vars.portrait.turn]: '4deg',
    [vars.portrait.step]: '16%',
    [vars.row.border]: '0 0 1px',
    [vars.row.radius]: '0px',
    [vars.row.fill]: '0%',
    [vars.scene.light]: 'none',
    [vars.scene.ground]: 'transparent',
    [vars.scene.align]: 'start',
  },
});
