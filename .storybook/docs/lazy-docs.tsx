import { type ComponentProps, lazy, Suspense } from 'react';

const Container = lazy(async () => ({ default: (await import('./DocsContainer.tsx')).DocsContainer }));
const Page = lazy(async () => ({ default: (await import('../DocsPage.tsx')).DocsPage }));
const Block = lazy(async () => ({ default: (await import('./guide/Block.tsx')).Block }));

/**
 * What draws docs pages, loaded only for these: a story in a frame of a page needs none of it, and is drawn a third of the
 * code earlier.
 */
export const lazyDocs = {
  container: (props: ComponentProps<typeof Container>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
  components: {
    pre: (props: ComponentProps<'pre'>) => (
      <Suspense fallback={<pre {...props} />}>
        <Block {...props} />
      </Suspense>
    ),
    // scrolls by itself where the page is narrow
    table: (props: ComponentProps<'table'>) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus can be scrolled by keyboard
      <section className="vl-docs-table" aria-label="Table" tabIndex={0}>
        <table {...props} />
      </section>
    ),
  },
};
