import { createElement as h, type ReactNode } from 'react';
import { textIn } from '../sites/settings.ts';
import type { Look } from './look.ts';
import type { MailFact, MailFrame, MailPerson } from './mail-text.ts';

const signs: Record<string, string> = { mask: '🎭', spark: '✦' };
const photoSize = 72;

/** The site's word for somebody who is not a member, with its sign. */
export function markOf({ site, language }: MailFrame): string {
  const word = textIn(site, site.fictional.singular, language);
  const sign = signs[site.fictional.icon];
  return sign === undefined ? word : `${sign} ${word}`;
}

/** Paragraphs of the mail. */
export const paragraphs = (look: Look, lines: string[]): ReactNode[] =>
  lines.map(line => h('p', { key: line, className: 'vl-ink', style: look.text }, line));

/** Names and values in two columns. */
export function factTable(look: Look, facts: MailFact[]): ReactNode {
  const rows = facts.map(([name, value]) =>
    h(
      'tr',
      { key: name },
      h('th', { scope: 'row', className: 'vl-muted', style: look.factName }, name),
      h('td', { className: 'vl-ink', style: look.factValue }, value),
    ),
  );
  return h('table', { cellPadding: 0, cellSpacing: 0, style: look.facts }, h('tbody', null, ...rows));
}

function portrait(look: Look, { name, photo }: MailPerson): ReactNode {
  if (photo === null) {
    return h('div', { className: 'vl-initial', style: look.initial, 'aria-hidden': true }, [...name][0]);
  }
  return h('img', { src: photo, alt: '', width: photoSize, height: photoSize, style: look.photo });
}

function personCard(look: Look, frame: MailFrame, person: MailPerson): ReactNode {
  const fictional = person.origin !== 'member';
  const words = h(
    'td',
    { style: { verticalAlign: 'middle', padding: '14px 14px 14px 0' } },
    h('p', { className: 'vl-ink', style: look.personName, dir: 'auto', translate: 'no' }, person.name),
    person.detail
      ? h('p', { className: 'vl-muted', style: { ...look.small, margin: 0 } }, person.detail)
      : null,
    fictional ? h('span', { className: 'vl-mark', style: look.mark }, markOf(frame)) : null,
  );
  const picture = h('td', { width: photoSize, style: { padding: '14px' } }, portrait(look, person));
  const row = h('tr', null, picture, words);
  const table = {
    cellPadding: 0,
    cellSpacing: 0,
    role: 'presentation',
    className: 'vl-tint',
    style: look.person,
  };
  return h('table', { key: person.name, ...table }, h('tbody', null, row));
}

/** Cards of people; below them the site's warning, when one of them is not a member. */
export function personCards(look: Look, frame: MailFrame, people: MailPerson[]): ReactNode[] {
  const cards = people.map(person => personCard(look, frame, person));
  if (people.every(person => person.origin === 'member')) return cards;
  const warning = textIn(frame.site, frame.site.fictional.warning, frame.language);
  return [...cards, h('p', { key: 'warning', className: 'vl-muted', style: look.small }, warning)];
}
