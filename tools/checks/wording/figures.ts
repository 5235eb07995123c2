const words =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|seventh';
/** A number in words or digits, not as part of a name. */
const typed = new RegExp(String.raw`(?<![\w{#=.+-])(?:${words}|\d+)(?![\w}])`, 'i');
/** A number that is put in, and a word in the plural behind it. */
const uncounted = /\{(?:days|hours|minutes|months|years|weeks|credits)\} \p{L}/u;

/** Messages with a number that is no constant of ours, by the reason. */
const ownNumbers: Record<string, readonly string[]> = {
  'the law or the scheme of direct debits has the number': [
    'vl.DirectDebitForm.mandateText',
    'directDebit.mandate.refund',
    'vl.Footer.compliance',
    'app.Cancellation.dayWrong',
  ],
  'it is an example of what to type': ['vl.DirectDebitForm.phoneFormat'],
  'banks take that long': ['vl.PaymentMethodPicker.sctNote'],
  'it counts what the sentence itself names': [
    'mail.welcome.honest',
    'mail.contract.formNote',
    'vl.problem.passwords_do_not_match',
    'vl.TransitionsVideoLander.lead',
  ],
  'the score is a percentage': ['vl.WhyThisOrder.finder'],
};
const exceptions = new Set(Object.values(ownNumbers).flat());

/** Numbers that an English message types instead of taking them from constants, and numbers without a plural. */
export function figureFaults({ key, text }: { key: string; text: string }): string[] {
  const outside = text.replaceAll(/=\d+ \{/g, '{');
  const [number] = exceptions.has(key) ? [] : (typed.exec(outside) ?? []);
  const [figure] = uncounted.exec(outside) ?? [];
  return [
    ...(number === undefined ? [] : [`“${number}” is typed: take numbers from constants`]),
    ...(figure === undefined ? [] : [`“${figure}…” needs a plural`]),
  ];
}
