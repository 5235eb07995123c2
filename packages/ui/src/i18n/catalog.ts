/** The cases of a plural or select: by exact number, plural category or value; `offset` is taken off first. */
export type Cases = { readonly [key: string]: Message | number };

/** A piece of a compiled message: text, a value's name, or cases; `#` in a plural is its number. */
export type Token = string | readonly [name: string] | readonly [name: string, type: string, cases: Cases];

/**
 * A text of a catalog: as it is, or in pieces: `['Ciao ', ['name']]`,
 * `[['count', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }]]`. `lingui compile` writes such messages from ICU.
 */
export type Message = string | readonly Token[];

/** A catalog: texts by id. Those of `@velluto/ui/i18n/<language>` are of this kind; yours may be laid over them. */
export type Messages = Record<string, Message>;
