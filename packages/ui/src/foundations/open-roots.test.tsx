import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { DIRECT_DEBIT_LIMIT } from '@velluto/rules';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, expectTypeOf, it, vi } from 'vitest';
import { storyNow } from '../../test/clock.ts';
import { mandate } from '../../test/direct-debit.ts';
import { member, members, photosOf } from '../../test/members.ts';
import { conversations, talk } from '../../test/messages.ts';
import { premiumOffers, reducedOffers } from '../../test/offers.ts';
import * as icons from '../base/Icon/icons.ts';
import type { Closed, Modules } from './root-types.ts';

type Props = Record<string, unknown>;
interface StoryModule {
  default: { component?: unknown; args?: Props };
  [story: string]: { args?: Props };
}

/** On the server a portal renders nothing: here what is in it is rendered in place. */
const InPlace = ({ children }: { children: ReactNode }) => children;
const portalled = ['@radix-ui/react-dialog', '@radix-ui/react-dropdown-menu'];
const indexes = import.meta.glob<Props>('../{base,patterns,product}/**/index.ts');
const storyFiles = import.meta.glob<StoryModule>('../{base,patterns,product}/**/*.stories.tsx');

/** Props of components that are drawn by the stories of another, or whose first story draws nothing. */
const ownArgs: Record<string, Props> = {
  AccountMenu: { defaultOpen: true },
  BareSelect: { options: [] },
  ComposerBlocked: { problem: { code: 'recipient_unavailable' } },
  ComposerPhotoCost: { cost: { credits: 3, price: null } },
  ComposerPhotos: { onFiles: () => undefined },
  // near the limit and without credits, so that every part is drawn
  ComposerRoot: { name: 'Giulia', value: 'Hi', maxLength: 2, cost: { credits: 2, price: null }, credits: 0 },
  CreditsPackageRoot: { offer: { ...reducedOffers[1], popular: true } },
  ConversationRow: { conversation: conversations[0], href: '/' },
  DirectDebitAccount: { limit: DIRECT_DEBIT_LIMIT },
  DirectDebitCode: { mandate, rows: [] },
  DirectDebitUnavailable: {
    problem: { code: 'direct_debit_blocked' },
    limit: DIRECT_DEBIT_LIMIT,
    otherHref: '/',
  },
  Field: { children: () => null },
  FinderResultRow: { member: member(1), reasons: [] },
  FieldError: { error: 'Missing' },
  GenderPicker: { field: 'gender', value: null },
  HighlightItem: { icon: icons.like },
  LanguageMark: { language: 'it', description: 'Writes Italian' },
  LimitedTextArea: { label: 'Text', value: '', max: 10 },
  LoadingBar: { active: true },
  MatchDialogRoot: { kind: 'match', member: member(1) },
  Menu: { defaultOpen: true },
  MessageListNotice: { children: 'A program answers.' },
  MessageListRoot: { messages: talk, name: 'Giulia' },
  MessageListTyping: { typing: true },
  OnlineMark: { online: true },
  OwnPhotoTile: { photo: photosOf(1, 1)[0], index: 1 },
  PaymentMethodPickerItem: { method: 'paypal' },
  PaymentMethodPickerRoot: { value: null },
  PremiumPackageRoot: { offer: premiumOffers[0] },
  ProblemAlert: { problem: { code: 'offline' } },
  SafetyMenu: { defaultOpen: true },
  SignupAccountStep: { termsHref: '/', privacyHref: '/', values: { email: '', password: '', terms: false } },
  SignupBirthStep: {
    minAge: 18,
    regions: [],
    values: { dateOfBirth: '', country: 'IT', region: null, city: '' },
  },
  SignupGenderStep: {
    siteName: 'Velluto',
    privacyHref: '/',
    values: { gender: null, lookingFor: null, sexuality: null, consent: false },
  },
  SignupIntroductionStep: { values: { message: '' }, maxLength: 9 },
  SignupNameStep: { values: { name: '' } },
  SignupWizardRoot: { step: 2 },
  SwipeDeckRoot: { cards: members(2), likesLeft: 4 },
  TabLinks: { tabs: [], label: 'Likes' },
  WizardRoot: { step: 0 },
  UploadTile: { upload: { id: 'a', name: 'a.jpg', percent: 5 } },
};

/** Parts, and the component that they are drawn in, where that is not called `…Root`. */
const wholes: Record<string, string> = {
  DialogBody: 'Dialog',
  DialogClose: 'Dialog',
  DialogFooter: 'Dialog',
  DialogHeader: 'Dialog',
  DialogHero: 'Dialog',
  DirectDebitAccount: 'DirectDebitForm',
  DirectDebitCode: 'DirectDebitForm',
  PackageAction: 'CreditsPackageRoot',
  PackageAmount: 'CreditsPackageRoot',
  PackageFlag: 'CreditsPackageRoot',
  PackagePrice: 'CreditsPackageRoot',
  PackageRibbon: 'CreditsPackageRoot',
  PackageWorth: 'CreditsPackageRoot',
};

/** What a whole needs beside its own props so that a part of it is drawn. */
const wholeArgs: Record<string, Props> = { MessageListOlder: { hasMore: true } };
/** Parts that are drawn only after something has happened: the list was scrolled. */
const drawnLater = ['MessageListJump'];

const components = new Map<string, { component: ComponentType<Props>; args: Props }>();
/** The component that a part is drawn in: `ComposerRoot` of `ComposerBox`. */
function wholeOf(name: string): string | undefined {
  const roots = [...components.keys()].filter(root => root.endsWith('Root') && root !== name);
  return wholes[name] ?? roots.find(root => name.replace(/[A-Z][a-z]+$/, '').startsWith(root.slice(0, -4)));
}

let draw: (children: ReactNode) => string;

function drawn(name: string, props: Props): string {
  const { component: Component, args } = components.get(name) ?? { component: () => null, args: {} };
  const part = <Component {...args} {...props} />;
  const whole = components.get(wholeOf(name) ?? '');
  return draw(
    whole ? (
      <whole.component {...whole.args} {...wholeArgs[name]}>
        {part}
      </whole.component>
    ) : (
      part
    ),
  );
}

beforeAll(async () => {
  // all modules are loaded again, so that they use the portals of this file
  vi.resetModules();
  for (const name of portalled)
    vi.doMock(name, async original => ({
      ...(await original<object>()),
      Portal: InPlace,
    }));
  const firstArgs = new Map<unknown, Props>();
  for (const load of Object.values(storyFiles)) {
    const { default: meta, ...stories } = await load();
    firstArgs.set(meta.component, { ...meta.args, ...Object.values(stories)[0]?.args });
  }
  for (const load of Object.values(indexes))
    for (const [name, component] of Object.entries(await load()))
      if (/^[A-Z][a-z]/.test(name))
        components.set(name, {
          component: component as ComponentType<Props>,
          args: { ...firstArgs.get(component), ...ownArgs[name] },
        });
  const { velluto } = await import('../brands/velluto/index.ts');
  const { messages } = await import('../i18n/catalogs/en.ts');
  const { fixedClock } = await import('../provider/clock.ts');
  const { UiProvider } = await import('../provider/UiProvider.tsx');
  const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
  draw = children =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <UiProvider brand={velluto} locale="en" clock={fixedClock(storyNow)}>
          {children}
        </UiProvider>
      </I18nProvider>,
    );
}, 180_000);

afterAll(() => {
  for (const name of portalled) vi.doUnmock(name);
  vi.resetModules();
});

/** What a component does with class, style, id, data and label that it is given, if it does not put them on its root. */
function faults(name: string): string[] {
  const own = { className: 'own', style: { order: 7 }, id: 'own', 'data-test': 'own', 'aria-label': 'Own' };
  const html = drawn(name, own);
  const roots = (html.match(/<[a-z][^>]*>/g) ?? []).filter(tag => tag.includes(' data-test="own"'));
  const [tag = ''] = roots;
  const found = {
    [`${roots.length} elements have data-test`]: roots.length === 1,
    [`no class vl-${name}`]: new RegExp(` class="(?:[^"]* )?vl-${name}[ "]`).test(tag),
    'className is not last in class': / class="(?:[^"]* )?own"/.test(tag),
    'no style': /style="[^"]*order:7/.test(tag),
    'no id': tag.includes(' id="own"'),
    'no aria-label': tag.includes(' aria-label="Own"'),
  };
  return Object.keys(found).filter(fault => !found[fault]);
}

it('every exported component puts className, style, id, data-* and aria-* on the element of its stable class', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(components.size).toBeGreaterThan(200);
  const drawnNow = [...components.keys()].filter(name => !drawnLater.includes(name));
  const all = drawnNow.map(name => [name, faults(name)] as const);
  expect(Object.fromEntries(all.filter(([, found]) => found.length > 0))).toEqual({});
  // a prop of a component's own that reaches the element is reported by React
  expect(
    error.mock.calls.filter(([message]) => /does not recognize|non-boolean|invalid/i.test(String(message))),
  ).toEqual([]);
  error.mockRestore();
});

it('a part outside of its root names the root', () => {
  const silent: string[] = [];
  const said = [...components].flatMap(([name, { component: Component, args }]) => {
    const root = wholeOf(name);
    if (!root || root === 'Dialog') return [];
    try {
      draw(<Component {...args} />);
      silent.push(name);
      return [];
    } catch (error) {
      return [`${root}: ${(error as Error).message}`];
    }
  });
  expect(said.length).toBeGreaterThan(20);
  // what needs nothing of a root, and finished components whose names begin like one
  expect(silent.toSorted()).toEqual([
    'ComposerBlocked',
    'ComposerFacts',
    'ComposerRow',
    'CreditsPackageList',
    'CreditsPackageRows',
    'MatchDialogDetails',
    'MatchDialogText',
    'SignupWizardBack',
    'SignupWizardSkip',
    'WizardActions',
    'WizardBody',
  ]);
  const sentence = /^(\w+): A part of (.*\b\1\b.*) stands outside of it\. Put \2 around the part\.$/;
  expect(said.filter(text => !sentence.test(text))).toEqual([]);
});

/** Lists of words and values, whose texts a site replaces in its catalog, and layouts of what they are given. */
const withoutItems = ['AttributeList', 'DataList', 'FaqList', 'HighlightList', 'Grid', 'PhotoGrid'];

it('every list, grid and deck draws items of the site’s own', () => {
  const lists = [...components.keys()].filter(
    name =>
      /(List|Grid|Tiles|Profiles|Matches|Finder|Deck|Overview|Chips)$/.test(name) &&
      !withoutItems.includes(name),
  );
  expect(lists.length).toBeGreaterThan(12);
  const renderItem = () => 'of the site';
  expect(lists.filter(name => !drawn(name, { renderItem }).includes('of the site'))).toEqual([]);
});

it('dialogs, menus and bars contain the items that a site adds', () => {
  const dialogs = [...components.keys()].filter(name => /(?<!^|Alert)Dialog$|^Modal$/.test(name));
  const withoutFooter = dialogs.filter(
    name => !drawn(name, { footer: 'of the site' }).includes('of the site'),
  );
  expect(withoutFooter).toEqual([]);
  const actions = 'of the site';
  const items = [{ id: 'gold', label: 'Gold club', href: '/gold' }];
  for (const menu of ['Menu', 'AccountMenu', 'SafetyMenu'])
    expect(drawn(menu, { items })).toContain('href="/gold"');
  const bars = [...components.keys()].filter(name => /^(Top|ChatTop|Visitor)Bar$/.test(name));
  for (const bar of [
    ...bars.map(name => drawn(name, { actions })),
    drawn('TopBar', { actions, viewer: null }),
  ])
    expect(bar).toContain('of the site');
});

it('the props of every exported component take className, style, ref, id and aria-*', () => {
  const listed = readFileSync(join(import.meta.dirname, 'root-types.ts'), 'utf8').match(/\.\.\/[^']+/g);
  expect(listed?.sort()).toEqual(Object.keys(indexes).sort());
  expectTypeOf<Closed<Modules[number]>>().toBeNever();
});
