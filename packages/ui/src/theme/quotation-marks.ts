/**
 * Selectors for a quotation: the marks that the guides of our languages ask for (`docs/languages`), where browsers draw others.
 * In French a narrow no-break space stands inside them.
 */
export const quotationMarks = {
  '&:lang(es)': { quotes: '"«" "»"' },
  '&:lang(fr)': { quotes: '"«\u202f" "\u202f»"' },
  '&:lang(nl)': { quotes: '"“" "”"' },
};
