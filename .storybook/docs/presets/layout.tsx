import type { AccordionItem } from '../../../packages/ui/src/base/Accordion/Accordion.tsx';
import { Icon } from '../../../packages/ui/src/base/Icon/Icon.tsx';
import * as icons from '../../../packages/ui/src/base/Icon/icons.ts';
import type { MenuItem } from '../../../packages/ui/src/base/Menu/Menu.tsx';
import { homeHero } from '../../../packages/ui/src/i18n/messages/landers/home-hero.ts';
import { notificationKinds } from '../../../packages/ui/src/model/notification.ts';
import type { DataListRow } from '../../../packages/ui/src/patterns/DataList/DataList.tsx';
import type { FaqItem } from '../../../packages/ui/src/patterns/FaqList/FaqList.tsx';
import type { PhotoGridItem } from '../../../packages/ui/src/patterns/PhotoGrid/PhotoGrid.tsx';
import type { StackedTableRow } from '../../../packages/ui/src/patterns/StackedTable/StackedTable.tsx';
import type { Film } from '../../../packages/ui/src/product/landers/LanderFilm/LanderFilm.tsx';
import type { FilmState } from '../../../packages/ui/src/product/landers/LanderFilm/useFilm.ts';
import type { Scene } from '../../../packages/ui/src/product/landers/LanderScene/LanderScene.tsx';
import type { ConfirmQuestion } from '../../../packages/ui/src/product/layout/ConfirmDialog/ConfirmDialog.tsx';
import type { FooterLink, FooterPage } from '../../../packages/ui/src/product/layout/Footer/Footer.tsx';
import type { TopBarItem } from '../../../packages/ui/src/product/layout/TopBar/TopBar.tsx';
import type {
  SettingsLink,
  SettingsPart,
} from '../../../packages/ui/src/product/settings/SettingsPage/SettingsPage.tsx';
import { brokenFilm, film, filmOf, scene } from '../../../packages/ui/test/films.ts';
import { of, type Presets, type PresetsByType } from './preset.ts';

const tabs = [
  { id: 'received', label: 'Received', href: '#received' },
  { id: 'sent', label: 'Sent', href: '#sent' },
];
const tabLists = { Two: tabs, One: tabs.slice(0, 1) };
const sections = [
  { id: 'a', title: 'Who we are' },
  { id: 'b', title: 'How refunds work' },
];
const filmState = (change: Partial<FilmState>): FilmState => ({
  playing: false,
  failed: false,
  onPlay: () => undefined,
  onPause: () => undefined,
  onFail: () => undefined,
  ...change,
});
const kinds = { None: [], One: notificationKinds.slice(0, 1), All: notificationKinds };

/** Presets of properties of lists, bars, dialogs and landing pages. */
export const layout: PresetsByType = {
  'StackedTableRow[]': of<readonly StackedTableRow[]>({
    None: [],
    Two: [
      { id: 'account', cells: ['Your account', 'To let you log in', '14 days after you leave'] },
      { id: 'views', cells: ['Visited profiles', 'To show members who visited them', '30 days'] },
    ],
  }),
  Scene: of<Scene>({ 'By the water': scene }),
  'Scene[]': of<readonly Scene[]>({ None: [], One: [scene], Three: [scene, scene, scene] }),
  'SettingsPart[]': of<readonly SettingsPart[]>({
    None: [],
    One: [
      {
        id: 'email',
        title: 'E-mail',
        value: 'ilaria@example.com',
        icon: icons.mail,
        content: 'A new address',
      },
    ],
  }),
  'SettingsLink[]': of<readonly SettingsLink[]>({
    None: [],
    One: [{ title: 'Payments', icon: icons.card, href: '#payments' }],
  }),
  IconShape: icons,
  'ReactNode | IconShape': icons,
  'MenuItem[]': of<MenuItem[]>({
    None: [],
    Two: [
      { id: 'edit', label: 'Edit', icon: <Icon shape={icons.pencil} size="s" /> },
      { id: 'delete', label: 'Delete', tone: 'danger', separated: true },
    ],
  }),
  'TopBarItem[]': of<TopBarItem[]>({
    None: [],
    One: [{ id: 'events', icon: icons.gift, href: '#events', label: 'Events' }],
  }),
  '(FooterPage | FooterLink)[]': of<(FooterPage | FooterLink)[]>({
    None: [],
    Three: ['terms', 'privacy', 'faq'],
    'With an imprint': ['terms', { href: '#imprint', label: 'Imprint' }],
  }),
  'DataListRow[]': of<DataListRow[]>({
    None: [],
    Two: [
      { term: 'Package', detail: '50 credits' },
      { term: 'Total', detail: '€19.99', strong: true },
    ],
  }),
  'AccordionItem[]': of<AccordionItem[]>({
    None: [],
    Two: sections.map(section => ({ ...section, content: 'A sentence or two.' })),
  }),
  'FaqItem[]': of<FaqItem[]>({
    None: [],
    Two: sections.map(({ id, title }) => ({ id, question: title, answer: 'A sentence or two.' })),
  }),
  'PhotoGridItem[]': of<PhotoGridItem[]>({
    None: [],
    Two: sections.map(({ id, title }) => ({ id, content: title })),
  }),
  'Tab[]': tabLists,
  '(Tab & { href: string; })[]': tabLists,
  '{ id: string; title: string; }[]': { None: [], Two: sections },
  ConfirmQuestion: of<ConfirmQuestion>({
    Block: { action: 'block', name: 'Giulia' },
    Unblock: { action: 'unblock', name: 'Giulia' },
    'Withdraw the consent': { action: 'withdrawConsent' },
    'Delete account': { action: 'deleteAccount', days: 14 },
  }),
  NotificationKind: Object.fromEntries(notificationKinds.map(kind => [kind, kind])),
  'NotificationKind[]': kinds,
  Film: of<Film>({ 'An evening': film, 'Cannot be played': brokenFilm }),
  FilmState: of<FilmState>({
    Playing: filmState({ playing: true }),
    Paused: filmState({}),
    'Cannot be played': filmState({ failed: true }),
  }),
  'Film[]': of<Film[]>({ One: [film], Three: [film, filmOf(6), filmOf(0)] }),
  '{ kicker: MessageDescriptor; headline: MessageDescriptor; lead: MessageDescriptor; }': {
    'Of the home page': { kicker: homeHero.kicker, headline: homeHero.headline, lead: homeHero.lead },
  },
  'number | "fit"': { 'As many as fit': 'fit', One: 1, Two: 2, Three: 3 },
  ElementType: { Paragraph: 'p', 'Part of a line': 'span', Block: 'div', Section: 'section' },
};

/** Drawings for properties that take any element but stand for an icon. */
export const drawings: Presets = {
  None: undefined,
  ...Object.fromEntries(
    Object.entries(icons).map(([name, shape]) => [name, <Icon key="" shape={shape} size="s" />]),
  ),
};
