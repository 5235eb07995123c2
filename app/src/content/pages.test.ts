import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { MessageDescriptor } from '@lingui/core';
import type { CompanyInfo } from '@velluto/api-client';
import {
  COOKIES,
  ENTERED_DAYS,
  HOUSE_RULES,
  KNOWN_BROWSER_DAYS,
  LANGUAGES,
  LOCALE_COOKIE_DAYS,
  MISUSE_COUNT,
  REPEATED_SUSPENSION_DAYS,
  SECURE_COOKIE_PREFIX,
  SERVER_COOKIES,
  SUSPENSION_DAYS,
} from '@velluto/rules';
import { createFormat } from '@velluto/ui/provider';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../test/app-context.ts';
import { compileTextPage, missingTextPages } from '../../text-pages.ts';
import { placeholderValues } from '../features/pages/page.load.ts';
import { textPageNames } from '../features/pages/page-names.ts';
import { searchResultOf } from '../features/pages/search-result.ts';
import {
  fillIn,
  placeholders,
  type TextElement,
  type TextNode,
  textOf,
} from '../features/pages/text-page.ts';
import { findRoute } from '../lib/router/route.ts';
import { routes } from '../routes.ts';

const folder = join(import.meta.dirname, 'pages');
const files = globSync('*/*.md', { cwd: folder }).map(path => ({
  path,
  language: dirname(path),
  name: basename(path, '.md'),
  page: compileTextPage(readFileSync(join(folder, path), 'utf8')),
}));
const pageOf = (language: string, name: string) =>
  files.find(file => file.language === language && file.name === name)?.page ?? expect.fail('no such page');

const company = {
  name: 'Velluto Media',
  address: 'Keizersgracht 101',
  kvk: '87654321',
  register: 'Kamer van Koophandel',
  representative: 'Noor de Wit',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Velluto'],
  vat_numbers: ['NL1', 'IT2'],
  support_phone: null,
  delete_discount: null,
  host: { name: 'Noordkade Hosting', address: 'Wibautstraat 150, Amsterdam', phone: '+31 20 555 0150' },
  added: '2026-03-01T00:00:00Z',
};
const texts = {
  t: ({ values }: MessageDescriptor) => `${values?.count} crediti`,
  format: createFormat('it-IT'),
  languages: ['it', 'en'] as const,
};
const site = testSite({
  minimum_message_costs: { IT: { costs: 54, currency: 'EUR' } },
  support_phone: '+39 02 5550-1234',
});
const values = placeholderValues(site, company, texts);

/** All elements of a page, parents before children. */
const elementsOf = (content: readonly TextNode[]): TextElement[] =>
  content.flatMap(node => (typeof node === 'string' ? [] : [node, ...elementsOf(node[1])]));
const linksOf = (content: readonly TextNode[]) =>
  elementsOf(content).flatMap(([tag, , target = '']) => (tag === 'a' ? [target] : []));

it('every text page exists in every language of the product', () => {
  const expected = LANGUAGES.flatMap(language => textPageNames.map(name => `${language}/${name}.md`));
  expect(files.map(file => file.path).sort()).toEqual(expected.sort());
});

it('a page that is missing in a language stops the build with its file', () => {
  const copy = mkdtempSync(join(tmpdir(), 'velluto-pages-'));
  cpSync(folder, copy, { recursive: true });
  expect(missingTextPages(copy)).toEqual([]);
  const file = join(copy, 'de', 'terms.md');
  rmSync(file);
  expect(missingTextPages(copy)).toEqual([
    `${file}: the page "terms" is missing in the language "de": every page is in all of ${LANGUAGES.join(', ')}.`,
  ]);
  rmSync(copy, { recursive: true });
});

/** Numbers that are no rule of the product: of laws and standards, of the days that a law gives, and of an example of a refund. */
const ownNumbers: Record<string, number[]> = {
  '2257-compliance-statement': [18, 2257, 28, 75],
  accessibility: [2019, 882, 2, 301, 549, 200],
  privacy: [49, 1],
  'return-policy': [14, 50, 10, 40, 80],
  service: [2022, 2065, 24, 2],
  terms: [33],
};

/** Durations in words, as the pages about cookies have them. */
const years = [KNOWN_BROWSER_DAYS, LOCALE_COOKIE_DAYS, ENTERED_DAYS];

describe.each(files)('$path', ({ name, page }) => {
  it('has the same headings, list items, links and placeholders as the English page', () => {
    // words that the law of one country prescribes are a quotation in its language only
    const isShared = (node: TextNode) =>
      name !== 'terms' || typeof node === 'string' || node[0] !== 'blockquote';
    const shape = ({ content: all, changed }: typeof page, content = all.filter(isShared)) => ({
      changed,
      tags: elementsOf(content).map(([tag]) => tag),
      values: elementsOf(content)
        .filter(([tag]) => tag === 'p' || tag === 'li')
        .map(node => [...textOf(node).matchAll(/\{\w+\}/g)].map(String).sort()),
    });
    expect(shape(page)).toEqual(shape(pageOf('en', name)));
  });

  it('takes the numbers of the product from its constants', () => {
    // French law is quoted with the numbers of its articles
    const own = page.content.filter(node => node[0] !== 'blockquote').map(textOf);
    const typed = own.join('\n').match(/(?<![\p{L}\d])\d+/gu) ?? [];
    expect(typed.filter(number => !ownNumbers[name]?.includes(Number(number)))).toEqual([]);
  });

  it('links only to pages and sections that exist', () => {
    for (const link of linksOf(page.content).filter(target => target.startsWith('/'))) {
      expect(findRoute(routes, link)?.route.name, link).toBeDefined();
      if (link.startsWith('/pages/')) expect(textPageNames).toContain(link.slice('/pages/'.length));
    }
  });

  it('leaves no placeholder without a value', () => {
    const filled = fillIn(page.content, values);
    const allText = [...filled.map(textOf), ...linksOf(filled)].join('\n');
    expect(allText).not.toMatch(/[{}]|\b(undefined|null)\b/);
  });
});

describe('fillIn', () => {
  const all = (text: string) => fillIn(compileTextPage(`# T\n\n${text}`).content, values);

  it('replaces placeholders of site and company in texts and link addresses', () => {
    expect(all('{company}: [{support_email}](mailto:{support_email}), {address}')).toEqual([
      [
        'p',
        [
          'Velluto Media: ',
          ['a', ['aiuto@velluto.example'], 'mailto:aiuto@velluto.example'],
          ', Keizersgracht 101, Amsterdam, Paesi Bassi',
        ],
      ],
    ]);
    expect(all('{message_price} {vat_numbers}').map(textOf)).toEqual(['0,54\u00a0€ NL1 e IT2']);
  });

  it('ends a sentence with one full stop after a company name that ends with one', () => {
    const abbreviated = { ...values, company: 'Velluto Media B.V.' };
    expect(fillIn([['p', ['Sede di {company}. E poi...']]], abbreviated).map(textOf)).toEqual([
      'Sede di Velluto Media B.V. E poi...',
    ]);
  });

  it('keeps markup and placeholders in a value as plain text', () => {
    const evil = { ...values, company: '<img src=x onerror="alert(1)"> & [x](javascript:1) {site} $& **x**' };
    expect(fillIn([['p', ['{company}']]], evil)).toEqual([['p', [evil.company]]]);
  });

  it('removes a heading below which nothing is left, and no other', () => {
    const source =
      '# T\n\n## A\n\n{host}\n\n## B\n\n### C\n\n{host}\n\n### D\n\nText\n\n## E\n\n### F\n\n{host}';
    const shown = fillIn(compileTextPage(source).content, { ...values, host: '' });
    expect(shown.map(textOf)).toEqual(['B', 'D', 'Text', 'E']);
  });

  it('removes the list item or paragraph whose value the site does not have', () => {
    const phone = compileTextPage('# T\n\n- A\n- [{support_phone}](tel:{support_phone_number})').content;
    expect(linksOf(fillIn(phone, values))).toEqual(['tel:+390255501234']);
    const empty = placeholderValues(testSite({ support_phone: null, signup_credits: 0 }), company, texts);
    expect(fillIn(phone, empty)).toEqual([['ul', [['li', ['A']]]]]);
    expect(fillIn([['p', ['{signup_credits} {site}']]], empty)).toEqual([]);
  });
});

describe('a page does not compile', () => {
  const build = (body: string) => compileTextPage(`# T\n\n${body}`);

  it.each([
    ['with an unknown placeholder', 'Hello {company_name}', '{company_name}'],
    ['with a placeholder without a name', 'Hello {}', '{}'],
    ['with HTML', '<b>bold</b>', 'html'],
    ['with a block of HTML', '<div>block</div>', 'html'],
    ['with a picture', '![alt](/x.png)', 'image'],
    ['with a javascript: link', '[x](javascript:alert(1))', 'javascript:'],
    ['with a protocol-relative link', '[x](//evil.example)', '//evil.example'],
    ['with a second headline', '# Title', '# Title'],
    ['with two headings that get the same id', '## A\n\n## a', 'alike'],
  ])('%s', (_, body, message) => {
    expect(() => build(body)).toThrow(message);
  });

  it('without a headline', () => {
    expect(() => compileTextPage('## Smaller\n\nText')).toThrow('headline');
    expect(() => compileTextPage('')).toThrow('headline');
  });
});

it('the date of the last change is read from below the headline and is not part of the text', () => {
  expect(compileTextPage('# T\n\n2026-11-21\n\nText')).toEqual({
    title: 'T',
    changed: '2026-11-21',
    content: [['p', ['Text']]],
  });
  expect(compileTextPage('# T\n\nSince 2026-11-21').changed).toBeUndefined();
});

it('the id of a heading is made of its text in plain ASCII', () => {
  const ids = compileTextPage('# T\n\n## È già più **lì**?\n\n### Größe & Straße\n\n## Płatność').content;
  expect(ids.map(([, , id]) => id)).toEqual(['e-gia-piu-li', 'grosse-strasse', 'platnosc']);
});

it.each(LANGUAGES)('the page about cookies in %s lists every cookie that is set, and no other', language => {
  const named = elementsOf(pageOf(language, 'cookies').content).flatMap(node => {
    const [name] = node[0] === 'li' ? (textOf(node).match(/^(?:velluto|i18n)_\w+/) ?? []) : [];
    return name === undefined ? [] : [{ name, secure: textOf(node).includes(SECURE_COOKIE_PREFIX + name) }];
  });
  expect(named.map(({ name }) => name).sort()).toEqual([...COOKIES].sort());
  expect(named.flatMap(({ name, secure }) => (secure ? [name] : [])).sort()).toEqual(
    [...SERVER_COOKIES].sort(),
  );
});

it('the year that the pages about cookies name in words is that of the constants', () => {
  expect(new Set(years)).toEqual(new Set([365]));
});

it.each(LANGUAGES)('decisions in %s name the rules of the ban policy in its words and order', language => {
  const list = elementsOf(pageOf(language, 'ban').content).find(([tag]) => tag === 'ol');
  const lines = list?.[1].map(item => textOf(item).replace(/\.$/, '').replace('{min_age}', '{minAge}'));
  const cases = lines?.map((line, index) => `${HOUSE_RULES.slice(0, -1)[index] ?? 'other'} {${line}}`);
  const expected = `{rule, select, ${cases?.join(' ')}}`;
  expect(lines).toHaveLength(HOUSE_RULES.length);
  for (const [catalog, id] of [
    ['app/src/locales', 'app.Moderation.rule'],
    ['packages/server/src/infrastructure/mail', 'mail.houseRule.rule'],
  ]) {
    const path = join(import.meta.dirname, '../../..', `${catalog}/catalogs/${language}.po`);
    expect(readFileSync(path, 'utf8'), id).toContain(`msgid "${id}"\nmsgstr "${expected}"`);
  }
});

it.each(LANGUAGES)('the ban policy in %s leads to the reports and appeals of the product', language => {
  const links = linksOf(pageOf(language, 'ban').content);
  expect(links).toContain('/complaints');
  // reports by mail would have no number, and no state that can be followed
  expect(links.filter(link => link.startsWith('mailto:'))).toEqual([]);
});

it.each(LANGUAGES)(
  'the imprint in %s names who hosts the site, with address and telephone, where the site says it',
  language => {
    const lines = (shown: CompanyInfo) =>
      fillIn(pageOf(language, 'imprint').content, placeholderValues(site, shown, texts))
        .map(textOf)
        .join('\n');
    expect(lines(company)).toMatch(
      /Noordkade Hosting, Wibautstraat 150, Amsterdam, \p{L}+ \+31 20 555 0150/u,
    );
    expect(lines({ ...company, host: undefined })).not.toMatch(/hosting|hébergeur|alojamiento/i);
  },
);

it.each(LANGUAGES)(
  'the imprint in %s says the share capital, of an Italian company what is paid up of it',
  language => {
    const lines = (shown: Partial<CompanyInfo>) =>
      fillIn(
        pageOf(language, 'imprint').content,
        placeholderValues(
          site,
          { ...company, ...shown },
          { ...texts, format: createFormat(`${language}-${language.toUpperCase()}`) },
        ),
      )
        .flatMap(([, children]) => children)
        .map(textOf)
        .filter(line => /capital|kapita/i.test(line));
    const share_capital = { amount_minor: 1_234_567_00, currency: 'EUR' } as const;
    const [french, italian] = [
      lines({ country: 'FR', share_capital }),
      lines({ country: 'IT', share_capital }),
    ];
    expect(french).toEqual([expect.stringMatching(/1\D?234\D?567/)]);
    expect(italian).toEqual([expect.stringMatching(/1\D?234\D?567/)]);
    expect(italian).not.toEqual(french);
    expect(lines({ country: 'FR', share_capital: null })).toEqual([]);
    expect(lines({})).toEqual([]);
  },
);

describe.each(LANGUAGES)('people and bodies that the law requires to be named, in %s', language => {
  const named = (name: string) => ({ name, address: 'Via Roma 1', contact: `${name}@example.com` });
  const linesOf = (page: string, shown: Partial<CompanyInfo>) =>
    fillIn(pageOf(language, page).content, placeholderValues(site, { ...company, ...shown }, texts))
      .flatMap(([tag, children]) => (tag === 'ul' ? children : [[tag, children] as const]))
      .map(textOf);
  const added = (page: string, shown: Partial<CompanyInfo>) =>
    linesOf(page, shown).filter(line => !linesOf(page, {}).includes(line));

  it('the terms name mediator and arbitration board, or say that the company takes no part', () => {
    expect(added('terms', { mediator: named('medi') })).toEqual([
      expect.stringContaining('medi, Via Roma 1'),
    ]);
    expect(added('terms', { dispute_body: named('board') })).toEqual([expect.stringContaining('board, Via')]);
    expect(added('terms', { dispute_body: null })).toEqual([expect.stringMatching(/^Velluto Media /)]);
  });

  it('the privacy policy names data protection officer, representatives and transfers, and push services always', () => {
    for (const shown of [
      { data_protection_officer: named('someone') },
      { representatives: { EU: named('someone') } },
      { representatives: { GB: named('someone') } },
      { representatives: { CH: named('someone') } },
    ])
      expect(added('privacy', shown)).toEqual([expect.stringMatching(/: someone, Via Roma 1, someone@/)]);
    const transfers = [
      { name: 'Posta Inc.', country: 'US', service: 'mail_service', safeguard: 'adequacy' } as const,
    ];
    const t = ({ values }: MessageDescriptor) => `${values?.name} in ${values?.country}`;
    const filled = fillIn(
      pageOf(language, 'privacy').content,
      placeholderValues(site, { ...company, transfers }, { ...texts, t }),
    ).map(textOf);
    expect(filled).toContainEqual(expect.stringContaining('Posta Inc. in Stati Uniti'));
    expect(linesOf('privacy', {})).toContainEqual(
      expect.stringMatching(/Google.*Apple.*Microsoft.*Mozilla.*49/),
    );
    const lists = fillIn(pageOf(language, 'privacy').content, values).filter(([tag]) => tag === 'ul');
    expect(lists.filter(([, items]) => items.length === 0)).toEqual([]);
  });
});

it.each(LANGUAGES)('the imprint in %s says the number in the Italian index where there is one', language => {
  const text = (rea?: string) =>
    fillIn(pageOf(language, 'imprint').content, placeholderValues(site, { ...company, rea }, texts))
      .map(textOf)
      .join('\n');
  expect(text('MI-1234567')).toMatch(/REA\P{L}+MI-1234567|REA-\p{L}+: MI-1234567|REA \p{L}+: MI-1234567/u);
  expect(text()).not.toContain('REA');
});

it.each(LANGUAGES)('the terms in %s name the legal guarantee and where consumer disputes go', language => {
  const { content } = pageOf(language, 'terms');
  const text = content.map(textOf).join('\n');
  expect(text).toContain('consumer-redress.ec.europa.eu');
  expect(JSON.stringify(content)).toContain('mailto:{support_email}');
});

it('the terms in French have the words of the law about the guarantee, and limit no liability', () => {
  const french = pageOf('fr', 'terms').content.map(textOf).join('\n');
  expect(french).toContain('articles L. 224-25-1 à L. 224-25-31 du code de la consommation');
  expect(french).toContain('300 000 euros');
  // all five cases, in the words of the annexed model
  for (const words of [
    '1° Le professionnel refuse de mettre',
    '5° La non-conformité',
    'remise en conformité',
  ])
    expect(french).toContain(words);
  expect(french).not.toMatch(/dommage prévisible|obligation essentielle/);
});

it('the terms in Italian limit no liability of those that the consumer code protects', () => {
  const italian = pageOf('it', 'terms').content.map(textOf).join('\n');
  expect(italian).toContain('art. 33 del Codice del consumo');
  expect(italian).not.toMatch(/danni prevedibili|dovere essenziale/);
});

it.each([
  ['es', /daños previsibles|obligación esencial/],
  ['nl', /te verwachten was|wezenlijke verplichting/],
  ['pl', /przewidzieć|istotny obowiązek/],
] as const)('the terms in %s limit no liability for slight negligence', (language, limits) => {
  expect(pageOf(language, 'terms').content.map(textOf).join('\n')).not.toMatch(limits);
});

it.each(LANGUAGES)('the terms in %s name what a message, a photo and a gift cost', language => {
  const terms = pageOf(language, 'terms').content.map(textOf).join('\n');
  for (const price of ['{message_credits}', '{photo_credits}', '{gift_credits}'])
    expect(terms).toContain(price);
});

it.each(LANGUAGES)(
  'the terms in %s say when, how long and by which numbers misuse leads to a suspension',
  language => {
    const filled = fillIn(pageOf(language, 'terms').content, values).map(textOf).join('\n');
    const sections = filled.split('\n').filter(line => line.includes(String(REPEATED_SUSPENSION_DAYS)));
    expect(sections).toHaveLength(1);
    for (const number of [SUSPENSION_DAYS, MISUSE_COUNT]) expect(sections[0]).toContain(String(number));
    expect(linksOf(pageOf(language, 'terms').content)).toContain('/complaints');
  },
);

it.each(LANGUAGES)('the terms in %s say why lists are in their order', async language => {
  const { messages } = await import(`../../../packages/ui/src/i18n/catalogs/${language}.ts`);
  const terms = pageOf(language, 'terms').content.map(textOf).join('\n');
  expect(terms).toContain(String(messages['vl.WhyThisOrder.question']));
});

it.each(LANGUAGES)(
  'the support page in %s says how many members use the site, once a month was counted',
  language => {
    const { content } = pageOf(language, 'service');
    const shown = (counted: CompanyInfo) => fillIn(content, placeholderValues(site, counted, texts));
    const counts = { average: 18_342, months: 6, from: '2026-05-01', until: '2026-10-31' };
    const told = shown({ ...company, monthly_recipients: counts });
    const before = shown(company);
    expect(told.length - before.length).toBe(2);
    const at = told.findIndex((node, index) => textOf(node) !== textOf(before[index] ?? ''));
    expect(told[at]?.[0]).toBe('h2');
    expect(textOf(told[at + 1] ?? '')).toMatch(/1 maggio 2026.+31 ottobre 2026.*: 18.342\..+24.+2/);
    const nobody = shown({ ...company, monthly_recipients: { ...counts, average: 0 } });
    expect(textOf(nobody[at + 1] ?? '')).toContain(': 0.');
  },
);

it.each(LANGUAGES)('the support page in %s names both contact points and the languages', language => {
  const { content } = pageOf(language, 'service');
  const texts = fillIn(content, values).map(textOf);
  const law = texts.findIndex(text => text.includes('2022/2065'));
  expect(
    texts
      .slice(law + 1, law + 3)
      .join('\n')
      .split('aiuto@velluto.example'),
  ).toHaveLength(3);
  expect(texts[law + 2]).toContain('italiano e inglese');
});

describe('what search engines show of a text page', () => {
  it('is a description of its own in every language', () => {
    const described = files.map(
      ({ name, page }) => searchResultOf(name, fillIn(page.content, values)).description,
    );
    expect(new Set(described).size).toBe(files.length);
    for (const description of described) {
      expect(description.length).toBeGreaterThan(30);
      expect(description.length).toBeLessThanOrEqual(160);
    }
  });

  it('are the questions and answers of the page that has some', () => {
    for (const language of LANGUAGES) {
      const content = fillIn(pageOf(language, 'faq').content, values);
      const { mainEntity } = searchResultOf('faq', content).structuredData as {
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      };
      expect(mainEntity.map(({ name }) => name)).toEqual(content.filter(([tag]) => tag === 'h2').map(textOf));
      for (const { acceptedAnswer } of mainEntity) expect(acceptedAnswer.text).toMatch(/\S/);
    }
    expect(searchResultOf('terms', pageOf('en', 'terms').content).structuredData).toBeUndefined();
  });

  it('ends between two words', () => {
    const content: TextElement[] = [['p', [`${'word '.repeat(31)}longer words`]]];
    expect(searchResultOf('terms', content).description).toMatch(/word…$/);
  });
});

it('every placeholder is used in some page', () => {
  const used = files.flatMap(
    ({ page }) =>
      page.content
        .map(textOf)
        .join(' ')
        .match(/(?<=\{)\w+(?=\})/g) ?? [],
  );
  const links = files.flatMap(
    ({ page }) =>
      linksOf(page.content)
        .join(' ')
        .match(/(?<=\{)\w+(?=\})/g) ?? [],
  );
  expect([...placeholders].filter(name => ![...used, ...links].includes(name))).toEqual([]);
});
