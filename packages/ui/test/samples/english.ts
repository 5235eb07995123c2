/** Words that English sentences have, and those of the other languages of the stories have not. */
const words =
  'the and you your with of is are to for not this that we have has from it my who what they yet can does how our there here'
    .split(' ')
    .map(([first = '', ...rest]) => `[${first.toUpperCase()}${first}]${rest.join('')}`);

/** Finds such a word; parts of addresses, paths and selectors are none. */
export const englishWord = new RegExp(
  String.raw`(?<![\p{L}@./:-])(?:${words.join('|')})(?![\p{L}@/-]|\.\p{L})`,
  'u',
);
