import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testAppContext, testUser } from '../../../test/app-context.ts';
import { Providers } from '../../App.tsx';
import { errorRoute } from '../../routes.ts';
import { staticNavigator } from '../router/navigator.ts';
import { useTitle } from './useTitle.ts';

const page = { route: errorRoute, path: '/', query: '', data: null, status: 200 };

function Titled({ title }: { title: string }) {
  useTitle(title);
  return null;
}

/** The title of a document whose page has this one, for a member with so many unread messages and new likes. */
function titleOf(title: string, { unread = 0, newLikes = 0 } = {}): string {
  const app = { ...testAppContext({ user: testUser() }), side: 'server' as const, head: { title: '' } };
  app.session.setUnread(unread);
  app.session.setNewLikes(newLikes);
  renderToStaticMarkup(
    <Providers app={app} navigator={staticNavigator(page)}>
      <Titled title={title} />
    </Providers>,
  );
  return app.head.title;
}

it('appends the name of the site to the title, and uses the title of the site for a page without one', () => {
  expect(titleOf('Anna')).toBe('Anna · Velluto');
  expect(titleOf('')).toBe('Velluto, incontri');
});

it('isolates a right-to-left title from the name of the site', () => {
  expect(titleOf('מיה')).toBe('\u2068מיה\u2069 · Velluto');
});

it('counts unread messages and new likes together in front', () => {
  expect(titleOf('Anna', { newLikes: 2 })).toBe('(2) Anna · Velluto');
  expect(titleOf('Anna', { unread: 3 })).toBe('(3) Anna · Velluto');
  expect(titleOf('', { unread: 3, newLikes: 2 })).toBe('(5) Velluto, incontri');
});
