import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Route, useParams, useSearchParams } from 'wouter';
import { staticNavigator } from './navigator.ts';
import type { Page } from './open-page.ts';
import { PageRouter } from './router-context.tsx';

const page = (path: string, query: string) => ({ path, query, data: undefined, status: 200 }) as Page;

function Address() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return `${id} ${search.get('text')}`;
}

const addressSeen = (path: string, query: string) =>
  renderToString(
    <PageRouter navigator={staticNavigator(page(path, query))}>
      <Route path="/members/:id">
        <Address />
      </Route>
    </PageRouter>,
  );

it('gives a screen the parameters of its path and query', () => {
  expect(addressSeen('/members/mem_1', '?text=a+b%20c')).toBe('mem_1 a b c');
});

it.each([
  ['%2541', '%41'],
  ['100%25', '100%'],
  ['%E0%A4%A', '\uFFFD%A'],
  ['Z%C3%BCrich%26Bern', 'Zürich&amp;Bern'],
])('decodes a query once, as the loader does: %s', (written, read) => {
  expect(addressSeen('/members/mem_1', `?text=${written}`)).toBe(`mem_1 ${read}`);
  expect(new URLSearchParams(`text=${written}`).get('text')).toBe(read.replace('&amp;', '&'));
});
