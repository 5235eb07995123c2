import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { globalIn, patternStyle } from '../../theme/styles.ts';

const row = patternStyle({ display: 'flex', alignItems: 'center' });
// long texts wrap inside the buttons
globalIn('patterns', `${row} > *`, { minInlineSize: 0 });

/** At the lower edge of what scrolls, above the navigation bar. */
export const stuck = {
  position: 'sticky',
  insetBlockEnd: 'var(--vl-bar-block-size, 0px)',
  zIndex: 1,
} as const;

/** Clear of the rounded corners and the system's bar of a phone. */
export const barPadding = {
  paddingBlockStart: vars.space[3],
  paddingBlockEnd: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
};

const bar = {
  ...barPadding,
  paddingInline: vars.space.gutter,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.page,
} as const;

const form = patternStyle(row, bar, { gap: vars.space[2], '@media': { [media.roomy]: stuck } });
// on phones the last one, the main action, takes the remaining width
globalIn('patterns', `${form} > :last-child`, { '@media': { [media.phone]: { flex: 1 } } });

const page = patternStyle(row, {
  flexWrap: 'wrap',
  columnGap: vars.space[1],
  rowGap: vars.space[3],
  '@media': {
    [media.tablet]: { columnGap: vars.space[3] },
    [`not ${media.desktop}`]: bar,
    [`(not ${media.desktop}) and ${media.roomy}`]: stuck,
  },
});
// an error takes a row of its own; on phones the link, the main action, takes the width that is left, wherever it stands
globalIn('patterns', `${page} > [role="alert"]`, { flexBasis: '100%' });
globalIn('patterns', `${page} > a`, {
  '@media': { [media.phone]: { flex: '1 1 10rem', paddingInline: vars.space[3] } },
});

export const of = { form, page };
