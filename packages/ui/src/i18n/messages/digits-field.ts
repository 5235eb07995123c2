import { msg, plural } from '@lingui/core/macro';

export const digitsField = {
  short: ({ count }: { count: number }) =>
    msg({
      id: 'vl.DigitsField.short',
      message: `The code has ${plural(count, { one: '# digit', other: '# digits' })}.`,
      comment: 'Error below the field for a code of digits that was sent: digits are missing',
    }),
};
