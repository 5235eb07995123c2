import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { brand } from './brand.ts';
import { server } from './testing.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  // as index.html says it
  document.documentElement.dataset.vlBrand = brand.id;
  // jsdom has no stream of events
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());
