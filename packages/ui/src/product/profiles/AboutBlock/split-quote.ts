/** Longest first sentence that is shown as a quotation, in characters. */
const longest = 120;

/** Splits off the first sentence if it is short enough. */
export function splitQuote(text: string): { quote: string; rest: string } {
  const whole = text.trim();
  const end = whole.match(/^[^.!?…\n]{1,118}(?:[.!?…]+(?=\s|$)|(?=\n|$))/u)?.[0] ?? '';
  const quote = end.length > 0 && end.length <= longest ? end : '';
  return { quote, rest: whole.slice(quote.length).trim() };
}
