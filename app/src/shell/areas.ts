import type { FooterPage, ShellArea } from '@velluto/ui/product/shell';
import type { Route } from '../platform/router/route.ts';

const areas: ShellArea[] = ['members', 'chats', 'likes', 'profile', 'credits'];

/** The area of the navigation that a page belongs to. */
export function areaOf(routeName: string): ShellArea | undefined {
  return areas.find(area => routeName === area || routeName.startsWith(`${area}-`));
}

/** Pages with a back button in the installed app (product.md §2 "Top bar"). */
const withBack = ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'];

/** Whether a page has a back button in the installed app. */
export const hasBackButton = (routeName: string): boolean => withBack.includes(routeName);

const footerRoutes: readonly [FooterPage, string][] = [
  ['terms', 'pages-terms'],
  ['privacy', 'pages-privacy'],
  ['cookies', 'pages-cookies'],
  ['ban', 'pages-ban'],
  ['pricing', 'pricing'],
  ['complaints', 'complaints'],
  ['returns', 'pages-return-policy'],
  ['faq', 'pages-faq'],
  ['service', 'pages-service'],
];

/** Links of the footer, in the order of product.md §2: those whose page the app has. */
export function footerLinks(table: readonly Route[]): FooterPage[] {
  const names = new Set(table.map(route => route.name));
  return footerRoutes.filter(([, name]) => names.has(name)).map(([page]) => page);
}
