/** What postal addresses add to a town: a province in brackets, a part after a comma, postcodes before or after it. */
const additions = [
  /\s*\([^)]*\)/g,
  /\s*[,;/].*$/,
  // Lyon Cedex 03, London SW1A 1AA
  /\s+cedex(?:\s+\d+)?$/i,
  /\s+[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}$/i,
  // D-10115, 20121, 75001, 1012 AB, 00-950, CP 20121
  /^\s*(?:[a-z]{1,3}[- ]?)?\d[\d-]{2,}(?:\s?[a-z]{2}(?=\s))?\s+/i,
  /\s+\d[\d -]*$/,
  // Paris 5e, Paris 5ème arrondissement, Milano MI
  /\s+\d{1,2}(?:er|e|ème)?(?:\s+arr(?:ondissement|t?\.?))?$/i,
  /\s+[A-Z]{2}$/,
];

/** Articles and prepositions that one name of a town has and another leaves out. */
const small =
  /(?:^|[\s'’-])(?:l|d|dell|nell|all|il|lo|la|le|les|los|las|el|i|gli|de|del|della|dei|degli|di|da|du|des|der|die|das|den|het|the|of|in|a|s)(?=[\s'’-]|$)/giu;

/** What distinguishes towns of the same name: the river, the region. */
const qualifier =
  /(?:[\s-](?:am|an|ob|bei|im|in|auf|vor|sur|sous|lès|lez|en|upon|under|on|aan|op|nad|del|della|nell|sul|al|di|de|d)[\s'’-]|\s?[(/]).*$/iu;

/** How postal addresses shorten parts of a name, and what they stand for. */
const abbreviations: readonly [RegExp, string][] = [
  [/(?<=\s)a\.\s?m(?:\.|$)/iu, 'am Main'],
  [/(?<=\s)i\.\s?br(?:\.|$)/iu, 'im Breisgau'],
  [/(?<=\s)a\.\s?d\.\s?(?=\p{L})/giu, 'an der '],
  [/(?<=\s)a\.\s?(?=\p{L})/giu, 'am '],
  [/(?<=\s)i\.\s?(?=\p{L})/giu, 'im '],
  [/(?<=\s)b\.\s?(?=\p{L})/giu, 'bei '],
];
/** The word for a saint, written out or shortened. */
const saint =
  /(?<![\p{L}’'])(?:saint|sainte|sankt|sint|san|sant|santo|santa|são|ste?\.?|s\.)(?=[\s'’-]|(?<=\.)\p{L})\s*/giu;

/** The name with its parts written out: `Frankfurt am Main` of `Frankfurt a. M.`. */
export const writtenOut = (name: string): string =>
  abbreviations.reduce((text, [short, long]) => text.replace(short, long), name);

/** The name with one word for every saint: `St Etienne` and `Saint-Étienne` begin alike. */
export const withSaints = (name: string): string => name.replaceAll(saint, 'st-');

/** The town of a name that adds its part: `Köln` of `Köln-Ehrenfeld`. */
export const beforeHyphen = (name: string): string => name.replace(/\s*-.*$/, '');

/** The name without what postal addresses add to it. */
export const withoutAdditions = (name: string): string =>
  additions.reduce((text, addition) => text.replace(addition, ''), name).trim();

/** The name without articles and prepositions; the name itself where nothing else is left. */
export const withoutSmallWords = (name: string): string => name.replaceAll(small, ' ').trim() || name;

/** The name without river or region: `Frankfurt` of `Frankfurt am Main`. */
export const headOf = (name: string): string => name.replace(qualifier, '').trim();
