import type { FooterPage, ShellArea } from '@velluto/ui/product/shell';

const areas: ShellArea[] = ['members', 'chats', 'likes', 'profile', 'credits'];

/** The area of the navigation that a page belongs to. */
export function areaOf(routeName: string): ShellArea | undefined {
  return areas.find(area => routeName === area || routeName.startsWith(`${area}-`));
}

/** Pages with a back button in the installed app (product.md §2 "Top bar"). */
const withBack = ['members-id', 'likes-type', 'likes-m-id', 'credits', 'credits-id-paymentmethod'];

/** Whether a page has a back button in the installed app. */
export const hasBackButton = (routeName: string): boolean => withBack.includes(routeName);

/** Route of each page that the footer can link to, in the order of product.md §2; the last one for the United States. */
export const footerRoutes: readonly (readonly [FooterPage, string])[] = [
  ['terms', 'pages'],
  ['privacy', 'pages'],
  ['cookies', 'pages'],
  ['ban', 'pages'],
  ['pricing', 'pricing'],
  ['complaints', 'complaints'],
  ['returns', 'pages'],
  ['faq', 'pages'],
  ['service', 'pages'],
  ['compliance', 'pages'],
];
