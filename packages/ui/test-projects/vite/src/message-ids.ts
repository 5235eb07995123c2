import type { I18n } from '@lingui/core';
import type { Copy } from '@velluto/ui/provider';

/** Only compiled: ids of texts that the package does not have are refused. */
export const refused = (i18n: I18n): readonly [string, Copy] => [
  // @ts-expect-error it is called vl.MatchDialog.match
  i18n._('vl.MatchDialog.mach'),
  {
    // @ts-expect-error it is called vl.MatchDialog.match
    'vl.MatchDialog.mach': 'Colpo di fulmine!',
  },
];
