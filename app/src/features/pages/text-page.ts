import { oneFullStop } from '@velluto/rules';

/** Placeholders of text pages, written as `{site}`. The build refuses any other name. */
export const placeholders = [
  'site',
  'company',
  'address',
  'register',
  'register_number',
  'representative',
  'share_capital',
  'paid_up_capital',
  'rea',
  'vat_numbers',
  'contact_languages',
  'tradenames',
  'host',
  'host_address',
  'host_phone',
  'mediator',
  'dispute_body',
  'no_dispute_body',
  'data_protection_officer',
  'eu_representative',
  'uk_representative',
  'swiss_representative',
  'transfers',
  'recipients',
  'recipients_from',
  'recipients_until',
  'support_email',
  'support_phone',
  'support_phone_number',
  'min_age',
  'refund_days',
  'message_credits',
  'photo_credits',
  'gift_credits',
  'message_price',
  'signup_credits',
  'fictional_singular',
  'fictional_plural',
  'shared_sites',
  'free_conversations',
  'free_photos',
  'premium_photos',
  'login_attempts',
  'login_block_minutes',
  'activation_days',
  'reset_minutes',
  'reactivation_days',
  'session_days',
  'traffic_days',
  'login_code_minutes',
  'profile_view_days',
  'misuse_count',
  'suspension_days',
  'repeated_suspension_days',
  'nearly_fits_years',
] as const;

/** Name of a placeholder. */
export type Placeholder = (typeof placeholders)[number];

/** Matches one placeholder; the group is its name. */
export const placeholderPattern = /\{([^{}]*)\}/g;

/** True for the name of a placeholder. */
export const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

/** An element: its content, and the id of a heading or the address of a link. */
export type TextElement = readonly [tag: TextTag, content: readonly TextNode[], target?: string];
/** A node of a text page. Strings are plain text, never markup. */
export type TextNode = string | TextElement;
/** Elements of text pages. */
export type TextTag = 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'a' | 'blockquote';

/** A page of text in one language, as the build makes it from its Markdown file. */
export interface TextPage {
  title: string;
  /** Day of the last change, `YYYY-MM-DD`; left out where the site says since when it is in force. */
  changed?: string;
  content: readonly TextElement[];
}

/** A value for every placeholder; an empty one removes its paragraph or list item, and a heading below which nothing is left. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** Replaces the placeholders by their values. */
export function fillIn<Node extends TextNode>(content: readonly Node[], values: PlaceholderValues): Node[] {
  const text = (written: string) =>
    oneFullStop(written.replace(placeholderPattern, (_, name: Placeholder) => values[name]));
  const filled = (node: TextNode): TextNode => {
    if (typeof node === 'string') return text(node);
    const [tag, children, target] = node;
    const rest = fillIn(children, values);
    return target === undefined ? [tag, rest] : [tag, rest, text(target)];
  };
  return content
    .filter(node => !lacksValue(node, values))
    .map(node => filled(node) as Node)
    .filter(node => !isEmptyList(node))
    .filter((node, index, rest) => !isEmptySection(node, rest[index + 1]));
}

const levels: Partial<Record<TextTag, number>> = { h2: 2, h3: 3 };
const levelOf = (node: TextNode | undefined) => (typeof node === 'object' && levels[node[0]]) || null;

/** Whether a node is a heading below which nothing is left. */
function isEmptySection(node: TextNode, next: TextNode | undefined): boolean {
  const [level, below] = [levelOf(node), levelOf(next)];
  if (level === null) return false;
  return next === undefined || (below !== null && below <= level);
}

/** A list none of whose items had a value. */
const isEmptyList = (node: TextNode) =>
  typeof node !== 'string' && (node[0] === 'ul' || node[0] === 'ol') && node[1].length === 0;

function lacksValue(node: TextNode, values: PlaceholderValues): boolean {
  if (typeof node === 'string' || (node[0] !== 'p' && node[0] !== 'li')) return false;
  return [...textOf(node).matchAll(placeholderPattern)].some(
    ([, name]) => values[name as Placeholder] === '',
  );
}

/** The plain text of a node. */
export const textOf = (node: TextNode): string =>
  typeof node === 'string' ? node : node[1].map(textOf).join('');
