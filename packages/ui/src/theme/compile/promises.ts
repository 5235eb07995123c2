import { contrast } from './colour.ts';
import { promises } from './ramp.ts';
import type { Colours } from './semantic.ts';

/** One broken promise: which pair, what it reaches and what it has to reach. */
export interface Broken {
  pair: string;
  contrast: number;
  needed: number;
}

type Pair = [name: string, front: string, back: string, needed: number];

const pairs = (c: Colours): Pair[] => {
  const list: Pair[] = [];
  for (const [name, back] of Object.entries({
    page: c.surface.page,
    raised: c.surface.raised,
    sunken: c.surface.sunken,
    overlay: c.surface.overlay,
  })) {
    list.push([`content.default on surface.${name}`, c.content.default, back, promises.strong]);
    list.push([`content.muted on surface.${name}`, c.content.muted, back, promises.text]);
    list.push([`content.accent on surface.${name}`, c.content.accent, back, promises.text]);
    list.push([`content.coin on surface.${name}`, c.content.coin, back, promises.text]);
  }
  for (const kind of ['primary', 'quiet', 'danger'] as const) {
    const { bg, fg } = c.action[kind];
    for (const state of ['rest', 'hover', 'press'] as const) {
      list.push([`label of action.${kind} (${state})`, fg[state], bg[state], promises.label]);
    }
  }
  for (const [name, tone] of Object.entries(c.feedback)) {
    list.push([`feedback.${name}.text on its surface`, tone.text, tone.surface, promises.text]);
    list.push([`feedback.${name}.text on surface.page`, tone.text, c.surface.page, promises.text]);
    list.push([`feedback.${name}.onSolid on solid`, tone.onSolid, tone.solid, promises.label]);
  }
  for (const [name, tone] of Object.entries(c.badge))
    list.push([`badge.${name}`, tone.fg, tone.bg, promises.label]);
  for (const [name, tone] of Object.entries(c.package)) {
    list.push([`package.${name}.onSolid on solid`, tone.onSolid, tone.solid, promises.label]);
    list.push([`package.${name}.text on surface`, tone.text, tone.surface, promises.text]);
    list.push([`package.${name}.text on tint`, tone.text, tone.tint, promises.text]);
  }
  list.push(['coin.mark on coin.surface', c.coin.mark, c.coin.surface, promises.text]);
  list.push(['bubble.own', c.bubble.own.fg, c.bubble.own.bg, promises.label]);
  list.push(['bubble.own.muted', c.bubble.own.muted, c.bubble.own.bg, promises.label]);
  list.push(['bubble.other', c.bubble.other.fg, c.bubble.other.bg, promises.label]);
  list.push(['photo.onLabel on photo.label', c.photo.onLabel, c.photo.label, promises.label]);
  list.push(['photo.monogram on photo.placeholder', c.photo.monogram, c.photo.placeholder, promises.text]);
  list.push([
    'content.onInverse on surface.inverse',
    c.content.onInverse,
    c.surface.inverse,
    promises.strong,
  ]);
  list.push(['focus.ring on surface.page', c.focus.ring, c.surface.page, promises.border]);
  list.push(['border.strong on surface.raised', c.border.strong, c.surface.raised, promises.border]);
  return list;
};

/** Promises a set of colours breaks; empty when it keeps all. */
export const brokenPromises = (colours: Colours): Broken[] =>
  pairs(colours).flatMap(([pair, front, back, needed]) => {
    const reached = contrast(front, back);
    return reached >= needed ? [] : [{ pair, contrast: reached, needed }];
  });
