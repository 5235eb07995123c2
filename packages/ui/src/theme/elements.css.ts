import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { globalIn } from './styles.ts';

/** Every element of our components: each has a class of ours. Elements of a page around them are never touched. */
const ours = ':is([class^="vl-"], [class*=" vl-"])';

/** Elements of ours of some kinds; the kind first, so that browsers look at the rule for no others. */
const kinds = (...tags: string[]) => tags.map(tag => `${tag}${ours}`).join(', ');

/** Class for an element without styles of its own, so that it counts as ours. */
export const plain = style({});

// What components rely on, whatever a browser or the reset of a page gives these elements.
globalIn('reset', ours, { boxSizing: 'border-box', margin: 0 });
globalIn('reset', kinds('img', 'picture', 'svg', 'video'), {
  display: 'block',
  maxInlineSize: '100%',
  verticalAlign: 'baseline',
});
globalIn('reset', kinds('button', 'input', 'select', 'textarea'), {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalIn('reset', kinds('button'), { paddingBlock: 1 });
globalIn('reset', kinds('h1', 'h2', 'h3', 'h4', 'p', 'li', 'dd'), { overflowWrap: 'break-word' });
globalIn('reset', kinds('ul', 'ol'), { listStyle: 'none', padding: 0 });
globalIn('reset', kinds('label', 'output'), { display: 'inline' });
globalIn('reset', kinds('a'), { color: 'inherit', textDecoration: 'underline' });
globalIn('reset', kinds('fieldset'), { border: 0, padding: 0, minInlineSize: 0 });
globalIn('reset', kinds('legend'), {
  float: 'none',
  inlineSize: 'auto',
  fontSize: 'inherit',
  lineHeight: 'inherit',
});
globalIn('reset', kinds('dt'), { fontWeight: 'inherit' });
// Texts of finished parts begin at the start, also where a template centres its page; single texts follow what is around them.
const parts = [
  ...[
    'Banner',
    'Card',
    'DataList',
    'FaqList',
    'ListRow',
    'Notice',
    'Page',
    'PersonTile',
    'StackedTable',
    'TextPage',
  ],
  ...['ChatLayout', 'DefaultLayout', 'EmptyLayout', 'Footer', 'LanderLayout', 'TopBar'],
  ...['ChatTopBar', 'Composer', 'ConversationFrame', 'ConversationList', 'MessageList'],
];
globalIn('reset', parts.map(part => `.vl-${part}`).join(', '), { textAlign: 'start' });
// In forced colours, what cannot be used looks so in every component: important, since it stands in the first layer.
const unusable = ':is(:disabled, [data-disabled], [aria-disabled="true"]:not([aria-busy="true"]))';
globalIn('reset', `${ours}${unusable}, ${ours}:is(label, a):has(> ${unusable}), ${ours}${unusable} + label`, {
  '@media': {
    [media.forced]: {
      color: 'GrayText !important',
      borderColor: 'GrayText !important',
    },
  },
});
globalIn('reset', `[hidden]${ours}`, { display: 'none !important' });

// Without scripts, what only a script answers is not offered: buttons that send no form, and fields of no form with what is theirs.
const field = ':is(input, select, textarea)';
const scriptButton = `button[type="button"]${ours}`;
const withoutScripts = (selectors: string[], look: Record<string, string>) =>
  globalIn('reset', selectors.join(', '), { '@media': { [media.scriptless]: look } });
withoutScripts(
  [
    `${scriptButton}:not(:has(img))`,
    `${ours}:is(fieldset, .vl-Field, ${field}):not(form *)`,
    `${ours}:has(> ${field}):not(form, form *)`,
    `li${ours}:has(> button[type="button"]:only-child):not(:has(img))`,
    `.vl-SwitchRow${ours}`,
    `ul${ours}:has(> li > .vl-SwitchRow)`,
    // what is left of a card without them are a frame and labels of nothing
    `.vl-Card${ours}:has(${field}):not(form *, :has(h1, h2, h3, p, a, dl, form, img))`,
  ],
  { display: 'none !important' },
);
// of a button that is a picture, the picture stays
withoutScripts([`${scriptButton}:has(img)`], { visibility: 'hidden !important' });
withoutScripts([`${scriptButton} img`], { visibility: 'visible !important' });

// The ground of a page, or of a subtree that sets an axis: colours are inherited, so they are set again there.
globalIn('reset', '[data-vl-brand], [data-vl-mode], [data-vl-contrast]', { color: vars.content.default });
globalIn('reset', '[data-vl-brand], [data-vl-mode]', { backgroundColor: vars.surface.page });
globalIn('reset', '[data-vl-brand]', {
  fontFamily: vars.font.body,
  fontSize: vars.text.size.m,
  fontWeight: vars.font.weight,
  lineHeight: vars.text.leading.m,
  letterSpacing: vars.text.tracking.text,
  fontSynthesis: 'none',
  fontOpticalSizing: 'auto',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  accentColor: vars.action.primary.bg.rest,
});
// type and colours that a reset or a framework gives `body` stay out of a page that wears a brand
globalIn('reset', '[data-vl-brand] > body', {
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  WebkitFontSmoothing: 'inherit',
});
// for the browser's own controls and scrollbars
globalIn('reset', '[data-vl-brand]:where(:not([data-vl-mode] *))', { colorScheme: 'light dark' });
globalIn('reset', '[data-vl-mode="light"]', { colorScheme: 'light' });
globalIn('reset', '[data-vl-mode="dark"]', { colorScheme: 'dark' });
