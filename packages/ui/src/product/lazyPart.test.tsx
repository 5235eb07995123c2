import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lazyPart } from './lazyPart.ts';

const Lost = () => <i>lost</i>;
const Loaded = () => <b>loaded</b>;

test.each([
  ['stands where its code is there', async () => ({ default: Loaded }), '<b>loaded</b>'],
  [
    'that is lost leaves the rest, with something else in its place',
    () => Promise.reject(new Error()),
    '<i>lost</i>',
  ],
])('a part %s', async (_what, load, expected) => {
  const Part = lazyPart(load, Lost);
  const { prelude } = await prerender(
    <main>
      <Suspense>
        <Part />
      </Suspense>
    </main>,
  );
  expect(await new Response(prelude).text()).toContain(expected);
});
