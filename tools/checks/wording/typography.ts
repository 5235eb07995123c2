/** A mark or spelling that a language does not use. */
export interface TypographyRule {
  reason: string;
  fault: RegExp;
}

const apostrophes: TypographyRule = { reason: "write the curly apostrophe ’, not '", fault: /'/ };
const straightQuotes: TypographyRule = {
  reason: 'write the quotation marks of the language, not "',
  fault: /"/,
};
const ellipsis: TypographyRule = { reason: 'write the ellipsis …, not three dots', fault: /\.\.\./ };
const twoSpaces: TypographyRule = { reason: 'there are two spaces in a row', fault: /[^\s] {2,}/ };
const premium: TypographyRule = {
  reason: 'Premium has a capital: it is a name',
  fault: /(?<![\p{L}\p{N}-])premium(?![\p{L}\p{N}])/u,
};
const paese: TypographyRule = {
  reason: 'Paese has a capital: it is a country',
  fault: /(?<!\p{L})paes[ei](?!\p{L})/u,
};
const everywhere = [apostrophes, straightQuotes, ellipsis, twoSpaces, premium];

const ellipsisAtWord: TypographyRule = {
  reason: 'the ellipsis stands at the word, without a space',
  fault: /[\s\u00a0\u202f]…/,
};
const quotes = (allowed: string, fault: RegExp): TypographyRule => ({
  reason: `quotation marks are ${allowed}`,
  fault,
});
/** Finds an opening mark without its closing one before the next, or the other way round. */
const pairs = (opening: string, closing: string): TypographyRule => ({
  reason: `a sentence that ends with ${closing} begins with ${opening}`,
  fault: new RegExp(
    `(?:^|[${closing}])[^${opening}${closing}]*[${closing}]|[${opening}][^${closing}]*(?:[${opening}]|$)`,
  ),
});

/** The rules of each language, by its code. */
export const typography: Record<string, TypographyRule[]> = {
  en: [...everywhere, ellipsisAtWord, quotes('“ ”', /[„«»‘]/)],
  it: [...everywhere, ellipsisAtWord, paese, quotes('« »', /[“”„‘]|«\s|\s»/)],
  de: [
    ...everywhere,
    { reason: 'a space stands before the ellipsis of left-out words', fault: /\p{L}…/u },
    quotes('„ “', /[«»”‘]|„[^“]*$|^[^„]*“|“[^„]*“/),
  ],
  es: [...everywhere, ellipsisAtWord, quotes('« »', /[“”„‘]|«\s|\s»/), pairs('¿', '?'), pairs('¡', '!')],
  fr: [
    ...everywhere,
    ellipsisAtWord,
    quotes('« »', /[“”„‘]/),
    {
      reason: 'a narrow no-break space (U+202F) stands before : ; ? ! and »',
      fault: /(?<!\u202f)[;?!»]|(?<![\u202f\d]):(?!\/)|(?<=\d):(?!\d)/,
    },
    { reason: 'a narrow no-break space (U+202F) stands after «', fault: /«(?!\u202f)/ },
  ],
  nl: [...everywhere, ellipsisAtWord, quotes('“ ”', /[„«»‘]/)],
  pl: [
    ...everywhere,
    ellipsisAtWord,
    quotes('„ ”', /[«»“‘]|„[^”]*$|^[^„]*”|”[^„]*”/),
    {
      reason: 'ty and twój have no capital inside a sentence',
      fault:
        /(?<=[\p{Ll},;:–] )(?:Ty|Ci|Cię|Tobie|Twój|Twoja|Twoje|Twojego|Twojej|Twoim|Twoją|Twoich)(?!\p{L})/u,
    },
  ],
};
