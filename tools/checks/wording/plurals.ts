/** The names of the cases of each plural in a message, such as `=0`, `one` and `other`. */
export function pluralCases(message: string): string[][] {
  return [...message.matchAll(/\{\w+, plural, /g)].map(({ index, 0: head }) => {
    const cases: string[] = [];
    let at = index + head.length;
    let next = nextCase(message, at);
    while (next) {
      cases.push(next.name);
      at = next.end;
      next = nextCase(message, at);
    }
    return cases;
  });
}

/** The case that begins at a place, up to its closing brace. */
function nextCase(message: string, from: number): { name: string; end: number } | null {
  const [head, name] = /^\s*(=\d+|\w+) \{/.exec(message.slice(from)) ?? [];
  if (head === undefined || name === undefined) return null;
  let end = from + head.length;
  for (let depth = 1; depth > 0 && end < message.length; end += 1) {
    depth += Number(message[end] === '{') - Number(message[end] === '}');
  }
  return { name, end };
}

/** The cases that a language tells apart for the numbers we show; French, Italian and Spanish have one for millions. */
function neededCases(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const shown = [...Array.from({ length: 201 }, (_, number) => number), 0.5, 1.5];
  return [...new Set(shown.map(number => rules.select(number)))];
}

/** What is missing in the plurals of a message: a language may take another word for each of its cases. */
export function pluralFaults({ language, text }: { language: string; text: string }): string[] {
  return pluralCases(text)
    .filter(cases => cases.join() !== 'other') // the number alone, no word follows it
    .flatMap(cases => neededCases(language).filter(needed => !cases.includes(needed)))
    .map(missing => `a plural has no case “${missing}”`);
}
