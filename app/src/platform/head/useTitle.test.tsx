import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testAppContext } from '../../../test/app-context.ts';
import { Providers } from '../../App.tsx';
import { errorRoute } from '../../routes.ts';
import { staticNavigator } from '../router/navigator.ts';
import { useTitle } from './useTitle.ts';

const page = { route: errorRoute, path: '/', query: '', data: null, status: 200 };

function Titled({ title }: { title: string }) {
  useTitle(title);
  return null;
}

/** The title of a document whose page has this one. */
function titleOf(title: string): string {
  const app = { ...testAppContext(), side: 'server' as const, head: { title: '' } };
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
