import './layers.css.ts';
import './switches.css.ts';
import './density.css.ts';
import './defaults.css.ts';
import './elements.css.ts';

export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
