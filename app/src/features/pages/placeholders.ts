/** What a text page may leave open, written as `{site}`. The build refuses any other name. */
export const placeholders = [
  'site',
  'company',
  'address',
  'register_number',
  'vat_numbers',
  'tradenames',
  'support_email',
  'support_phone',
  'support_phone_number',
  'min_age',
  'refund_days',
  'message_credits',
  'message_price',
  'signup_credits',
  'fictional_singular',
  'fictional_plural',
] as const;

/** Name of something that a text page leaves open. */
export type Placeholder = (typeof placeholders)[number];

/** One placeholder; the group is its name. */
export const placeholderPattern = /\{([^{}]*)\}/g;

/** True for the name of a placeholder. */
export const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);
