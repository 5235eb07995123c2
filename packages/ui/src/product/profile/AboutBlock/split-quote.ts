/** Longest opening that still reads as a quotation, in characters. */
const longest = 120;

/** The first sentence, if it is short, apart from the rest. A long one stays where it is. */
export function splitQuote(text: string): { quote: string; rest: string } {
  const whole = text.trim();
  const end = whole.match(/^[^.!?…\n]{1,118}(?:[.!?…]+(?=\s|$)|(?=\n|$))/u)?.[0] ?? '';
  const quote = end.length > 0 && end.length <= longest ? end : '';
  return { quote, rest: whole.slice(quote.length).trim() };
}
