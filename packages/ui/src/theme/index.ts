import './layers.css.ts';
import './density.css.ts';
import './reset.css.ts';

export { vars } from './contract.css.ts';
export { layers } from './layers.css.ts';
export { media } from './media.ts';
