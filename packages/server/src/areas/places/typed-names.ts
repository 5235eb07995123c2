/** What postal addresses add to a town: a province in brackets, a part after a comma, postcodes before or after it. */
const additions = [
  /\s*\([^)]*\)/g,
  /\s*[,;/].*$/,
  // D-10115, 20121, 75001, 1012 AB, 00-950, CP 20121
  /^\s*(?:[a-z]{1,3}[- ]?)?\d[\d-]{2,}(?:\s?[a-z]{2}(?=\s))?\s+/i,
  /\s+\d[\d -]*$/,
  // Paris 5e, Milano MI
  /\s+\d{1,2}(?:er|e|ème)?$/i,
  /\s+[A-Z]{2}$/,
];

/** Articles and prepositions that one name of a town has and another leaves out. */
const small =
  /(?:^|[\s'’-])(?:l|d|dell|nell|all|il|lo|la|le|les|los|las|el|i|gli|de|del|della|dei|degli|di|da|du|des|der|die|das|den|het|the|of|in|a|s)(?=[\s'’-]|$)/giu;

/** What distinguishes towns of the same name: the river, the region. */
const qualifier =
  /(?:[\s-](?:am|an|ob|bei|im|in|auf|vor|sur|sous|lès|lez|en|upon|under|on|aan|op|nad|del|della|nell|sul|al|di|de|d)[\s'’-]|\s?[(/]).*$/iu;

/** The name without what postal addresses add to it. */
export const withoutAdditions = (name: string): string =>
  additions.reduce((text, addition) => text.replace(addition, ''), name).trim();

/** The name without articles and prepositions; the name itself where nothing else is left. */
export const withoutSmallWords = (name: string): string => name.replaceAll(small, ' ').trim() || name;

/** The name without river or region: `Frankfurt` of `Frankfurt am Main`. */
export const headOf = (name: string): string => name.replace(qualifier, '').trim();
