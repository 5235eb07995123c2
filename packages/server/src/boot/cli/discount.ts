import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '@velluto/rules';
import { giveCodeByEmail } from '../../areas/payments/operator.ts';
import { OperatorError } from '../../infrastructure/config/operator-error.ts';
import { operatorCommand } from './command.ts';
import { readDay } from './day.ts';

/** Parses reasons such as `it=Per scusarci.`, one for each language. */
function reasonsOf(texts: readonly string[]): Partial<Record<Language, string>> {
  const reasons = texts.map(text => {
    const [language = '', ...rest] = text.split('=');
    const reason = rest.join('=').trim();
    if (!isLanguage(language) || reason === '')
      throw new OperatorError('Say --why as language and text, such as --why "it=Per scusarci.".');
    return [language, reason];
  });
  if (reasons.length === 0) throw new OperatorError('Say --why the member gets it.');
  return Object.fromEntries(reasons);
}

/** `velluto discount give`: gives a member a personal code, which appears in their list of codes and can be used once. */
export const discountGive = operatorCommand(
  {
    summary: 'Gives a member a discount code of their own, used once.',
    usage: '--site <id> --email <address> --percent <1 to 99> --why <language=text> [--until <day>]',
  },
  args => {
    const { values } = parseArgs({
      args,
      options: {
        site: { type: 'string' },
        email: { type: 'string' },
        percent: { type: 'string' },
        why: { type: 'string', multiple: true, default: [] },
        until: { type: 'string' },
      },
    });
    const { site, email, until } = values;
    const percent = Number(values.percent);
    if (!site || !email) throw new OperatorError('Say --site and --email of the member.');
    if (!Number.isInteger(percent) || percent < 1 || percent > 99)
      throw new OperatorError('Say --percent, a whole number from 1 to 99.');
    if (until !== undefined && !readDay(until))
      throw new OperatorError('Say --until as a day, such as 2027-01-31.');
    const why = reasonsOf(values.why);
    return ctx => giveCodeByEmail(ctx, { site, email, percent, why, until: until ?? null });
  },
);
