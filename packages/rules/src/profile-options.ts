/** Choices of a profile (spec § 5.2), by the values of the API; their labels belong to the UI. */

/** Genders of a profile. */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

/** Whom a member looks for at sign-up and in a search. */
export const LOOKING_FOR = ['male', 'female', 'both'] as const;
export type LookingFor = (typeof LOOKING_FOR)[number];

export const SEXUALITIES = ['hetero', 'gay', 'lesbian', 'bi'] as const;
export type Sexuality = (typeof SEXUALITIES)[number];

/** Attributes of a profile, each with its options; every one may be left empty. */
export const ATTRIBUTES = {
  hair_colour: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'other'],
  relationship_status: ['single', 'separated', 'divorced', 'widowed', 'in_relationship', 'married', 'open'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'full', 'muscular'],
  eye_colour: ['brown', 'blue', 'green', 'grey', 'hazel', 'other'],
  drinks: ['never', 'rarely', 'socially', 'often'],
} as const;

/** Name of an attribute. */
export type Attribute = keyof typeof ATTRIBUTES;
/** Option of one attribute. */
export type AttributeOption<Name extends Attribute> = (typeof ATTRIBUTES)[Name][number];
/** Attributes that a profile has chosen; null or missing for those it left empty. */
export type Attributes = { [Name in Attribute]?: AttributeOption<Name> | null };

/** Names of all attributes in the order in which a profile shows them. */
export const ATTRIBUTE_NAMES = [
  'relationship_status',
  'body_type',
  'hair_colour',
  'eye_colour',
  'drinks',
] as const satisfies readonly Attribute[];
