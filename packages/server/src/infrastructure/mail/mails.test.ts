import { resolve } from 'node:path';
import { LANGUAGES } from '@velluto/rules';
import { describe, expect, it } from 'vitest';
import { sampleMails } from '../../../test/mail-samples.ts';
import { loadSites } from '../../areas/sites/load-sites.ts';
import { textIn } from '../../domain/sites/site-texts.ts';
import { aboutMail } from './about-mail.ts';
import { newMessageMail } from './mails/notifications.ts';
import { translator } from './translate.ts';

const sites = loadSites(resolve(import.meta.dirname, '../../../../../sites'));
const nordlys = { site: sites.byId('nordlys'), origin: 'https://nordlys.example' };
const names = Object.keys(sampleMails(sites.forHost('localhost'), 'en'));
const visible = (html: string) =>
  html
    .replace(/<head.*?<\/head>/s, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/&#x27;|&quot;|&amp;/g, ' ');
const lines = (text: string) => text.split('\n').filter(line => /\p{L}{4}/u.test(line));
/** Lines that are the same in every language: names, addresses and text of members. */
const sameEverywhere =
  /@|https?:|^> §|§ |Velluto|Nordlys|velluto|nordlys|Sofia|Marco|Giulia|TIMEBONUS25|VEL-|d2f7a9c4|Premium|Code|Browser: Firefox|Bologna|Torino/;

describe.each(sites.all.map(site => [site.id, site] as const))('the mails of %s', (_, site) => {
  it.each(site.languages)('are complete in %s', async language => {
    for (const [name, write] of Object.entries(sampleMails(site, language))) {
      const { subject, html, text, headers } = await write();
      const description = `${name} in ${language}`;
      expect(subject, description).not.toBe('');
      for (const part of [subject, visible(html), text]) {
        expect(part, description).not.toMatch(/[{}]|undefined|\bnull\b|NaN|\[object|mail\.\w+\./);
      }
      for (const link of html.matchAll(/href="(https[^"]+)"/g)) {
        const address = link[1]?.replaceAll('&amp;', '&') ?? '';
        if (address !== 'https://velluto.example') expect(text, description).toContain(address);
      }
      for (const part of [visible(html), text]) {
        expect(part, description).toContain(site.company.name);
        expect(part, description).toContain(site.company.address);
        expect(part, description).toContain(site.support_email);
      }
      const link = headers['List-Unsubscribe'];
      expect(headers['List-Unsubscribe-Post'], description).toBe(link && 'List-Unsubscribe=One-Click');
      if (link) expect(text, description).toContain(link.slice(1, -1));
      if (text.includes('Marco')) expect(html, description).toMatch(/<img[^>]* alt="[^"]+Marco"/);
      if (text.includes('Sofia')) {
        expect(text, description).toContain(textIn(site, site.fictional.singular, language));
        expect(text, description).toContain(textIn(site, site.fictional.warning, language));
        expect(visible(html), description).toContain(textIn(site, site.fictional.singular, language));
      }
    }
  });

  it.each(site.languages.filter(language => language !== 'en'))(
    'have nothing in English in %s',
    async language => {
      const english = sampleMails(site, 'en');
      const translated = sampleMails(site, language);
      for (const name of names) {
        const foreign = new Set(lines((await english[name]?.())?.text ?? ''));
        const untranslated = lines((await translated[name]?.())?.text ?? '').filter(
          line => foreign.has(line) && !sameEverywhere.test(line),
        );
        expect(untranslated, name).toEqual([]);
      }
    },
  );
});

it('are never in a language that the site does not have', async () => {
  const site = sites.byId('nordlys');
  const [own, foreign] = [sampleMails(site, site.languages[0]), sampleMails(site, 'it')];
  for (const name of names) {
    const [expected, written] = [await own[name]?.(), await foreign[name]?.()];
    expect(written?.html, name).toMatch(/<html[^>]* lang="en"/);
    expect(written?.text.match(/^.*Giulia.*$/m)?.[0], name).toBe(expected?.text.match(/^.*Giulia.*$/m)?.[0]);
  }
});

it.each([
  ['en', '20 November 2026 at 19:30 CET'],
  ['de', '20. November 2026 um 19:30 MEZ'],
  ['it', '20 novembre 2026 alle ore 19:30 CET'],
] as const)('name the time zone of a moment: readers live in several (%s)', async (language, moment) => {
  const mails = sampleMails(sites.byId('velluto'), language);
  for (const name of ['promotion', 'withdrawal', 'deletion', 'exportReady', 'complaintReceived']) {
    const { html, text } = (await mails[name]?.()) ?? expect.fail(name);
    for (const part of [html, text]) expect(part, name).toContain(moment);
  }
});

it('tell nobody that they signed up or want something: somebody else may have entered the address', async () => {
  for (const [name, write] of Object.entries(sampleMails(sites.byId('velluto'), 'en'))) {
    const { html, text } = await write();
    for (const part of [visible(html), text]) {
      expect(part, name).not.toMatch(/used to sign up|^You signed up|^You want to/im);
      const reason = /complaintsWaiting|complaintsOverdue/.test(name)
        ? 'this is the support address of Velluto'
        : 'this address was entered at Velluto';
      expect(part, name).toContain(reason);
    }
  }
});

it('lead from the code of a log-in to the log-in, and say below what to do if it was somebody else', async () => {
  const { html, text } = (await sampleMails(sites.byId('velluto'), 'en').loginCode?.()) ?? expect.fail();
  expect(html).toMatch(/<a href="[^"]+\/login" class="vl-button"/);
  expect(text.indexOf('/reset-password')).toBeGreaterThan(text.indexOf('/login'));
  expect(text).toMatch(/Wasn’t that you\?.*\/reset-password/);
});

it('have a space before a French colon', async () => {
  for (const write of Object.values(sampleMails(sites.byId('velluto'), 'fr'))) {
    // colons in links and times have no space
    expect((await write()).text.replaceAll(/https?:|mailto:|\d:\d/g, '')).not.toMatch(/[^\s\u00a0\u202f]:/);
  }
});

it.each(LANGUAGES)(
  'go on after the greeting as %s does, with a small or a capital letter',
  async language => {
    const small = ['it', 'de', 'pl'].includes(language);
    for (const [name, write] of Object.entries(sampleMails(sites.byId('velluto'), language))) {
      const [, first = ''] = (await write()).text.match(/^[^\n]+ Giulia[,:]\n+(\p{L})/mu) ?? [];
      expect(first, name).toMatch(small ? /\p{Ll}/u : /\p{Lu}/u);
    }
  },
);

it('breaks texts wider than a phone: names, and long words of a heading', async () => {
  const from = { name: 'W'.repeat(20), origin: 'member', photo: null } as const;
  const { html } = await newMessageMail({
    ...aboutMail(nordlys, { name: 'Eva', language: 'de' }),
    unsubscribe: 'https://nordlys.example/u',
    from,
    link: 'https://nordlys.example/chats/1',
  });
  const wide = [...html.matchAll(/<(\w+)[^>]*style="([^"]*)"[^>]*>W{20}/g)].map(([, tag, style]) => [
    tag,
    style,
  ]);
  const breaks = expect.stringContaining('word-break:break-word');
  expect(wide).toEqual([
    ['h1', breaks],
    ['p', breaks],
  ]);
});

it('isolates a right-to-left name, and adds no second full stop after a shortened one', async () => {
  const values = {
    ...aboutMail(nordlys, { name: 'Eva B.', language: 'en' }),
    unsubscribe: 'https://nordlys.example/u',
    from: { name: 'مریم', origin: 'member', photo: null },
    link: 'https://nordlys.example/chats/1',
  } as const;
  const { subject, text } = await newMessageMail(values);
  expect(subject).toContain('\u2068مریم\u2069');
  expect(text).toContain('Eva B.,');
  const fromBen = { ...values, from: { ...values.from, name: 'Ben C.' } };
  expect((await newMessageMail(fromBen)).subject).not.toContain('..');
});

it('marks a fictional profile in the subject too, and escapes texts of members', async () => {
  const from = { name: '<b>Eve</b>', origin: 'ai', photo: 'https://x.example/"p"', detail: '30' } as const;
  const { subject, html } = await newMessageMail({
    ...aboutMail(nordlys, { name: '<script>', language: 'de' }),
    unsubscribe: 'https://nordlys.example/u',
    from,
    link: 'https://nordlys.example/chats/1',
  });
  expect(subject).toBe('<b>Eve</b> (Demoprofil, ein Programm antwortet) hat dir geschrieben');
  expect(html).not.toContain('<b>Eve');
  expect(html).not.toContain('<script>');
  expect(html).toContain('&quot;p&quot;');
});

it('ids that no catalog has do not compile', async () => {
  const t = await translator('en');
  // @ts-expect-error it is called mail.layout.settings
  expect(t('mail.layout.setings')).toBe('mail.layout.setings');
});
