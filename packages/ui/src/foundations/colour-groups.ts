import { vars } from '../theme/contract.css.ts';

/** The groups of colours in the order in which pages show them: their titles, and when to use them. */
export const colourGroups = {
  surface: {
    title: 'Surfaces',
    rule: 'What lies below: the page, cards, wells, and what lies above everything.',
  },
  content: {
    title: 'Words',
    rule: 'Default for reading, strong for headlines, muted for what may be missed. “On…” is for its ground.',
  },
  border: {
    title: 'Lines',
    rule: 'Hairlines part what belongs together. Strong ones edge what can be filled in or pressed.',
  },
  action: {
    title: 'Buttons',
    rule: 'One primary action in a view. Danger only for what cannot be undone.',
  },
  feedback: {
    title: 'News',
    rule: 'Info, good news, a warning, an error; always with a word or an icon, never colour alone.',
  },
  badge: { title: 'Badges', rule: 'One or two words of status.' },
  coin: { title: 'Coins', rule: 'Saffron belongs to credits: whoever sees it thinks of money.' },
  bubble: { title: 'Messages', rule: 'Own ones and those of the other.' },
  package: { title: 'Packages', rule: 'From the smallest to the largest offer.' },
  photo: { title: 'Photos', rule: 'What lies on a picture, and what stands in for one.' },
  focus: {
    title: 'Keyboard focus',
    rule: 'The ring, and the gap that keeps it visible on every ground.',
  },
} as const;

/** Backgrounds of words that are not on the page itself, by the name of the words' colour. */
export const grounds: Readonly<Record<string, string | undefined>> = {
  onAccent: vars.action.primary.bg.rest,
  onPhoto: vars.photo.scrim,
  onInverse: vars.surface.inverse,
  coin: vars.coin.surface,
};

/** What an example of a colour looks like, whatever the colour. */
export const sample = {
  display: 'grid',
  placeItems: 'center',
  blockSize: '3rem',
  borderRadius: vars.radius.card,
  fontFamily: vars.font.display,
  fontSize: vars.text.size.xl,
} as const;
