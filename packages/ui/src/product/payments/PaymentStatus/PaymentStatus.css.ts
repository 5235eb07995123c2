import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { inLayer, productStyle } from '../../../theme/styles.ts';

const ring = (colour: string, ground: string) =>
  inLayer('product', {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4rem',
    blockSize: '4rem',
    borderRadius: vars.radius.pill,
    border: `1px solid ${colour}`,
    background: ground,
    color: colour,
    fontSize: vars.text.size.l,
  });

/** The icons differ in shape as well as in colour. */
export const icon = styleVariants({
  loading: ring(vars.content.muted, 'transparent'),
  pending: ring(vars.feedback.caution.text, vars.feedback.caution.surface),
  completed: ring(vars.feedback.positive.text, vars.feedback.positive.surface),
  failed: ring(vars.feedback.critical.text, vars.feedback.critical.surface),
  cancelled: ring(vars.content.muted, vars.surface.sunken),
});

export const lead = productStyle({ color: vars.content.default });
