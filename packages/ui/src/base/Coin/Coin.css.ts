import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { baseStyle, inLayer } from '../../theme/styles.ts';

export const coin = baseStyle({ display: 'inline-block', flexShrink: 0, verticalAlign: '-0.15em' });
export const face = baseStyle({ fill: vars.coin.face });
export const rim = baseStyle({ fill: 'none', stroke: vars.coin.rim });

const side = (inlineSize: string) => inLayer('base', { inlineSize, blockSize: inlineSize });

export const size = styleVariants({ s: side('0.875rem'), m: side('1.125rem'), l: side('1.75rem') });
