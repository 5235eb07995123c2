import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';

const file = (path: string) => `packages/server/src/${path}`;
const found = (...imports: [string, string][]) =>
  folderCircles(imports.map(([from, to]) => [file(from), file(to)]));

it('finds two folders that import each other, once', () => {
  const problems = found(
    ['areas/chat/send.ts', 'areas/chat/photos/store.ts'],
    ['areas/chat/photos/remove.ts', 'areas/chat/refund.ts'],
    ['areas/chat/photos/remove.ts', 'areas/chat/prices.ts'],
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(
    /^packages\/server\/src\/areas\/chat → .*\/chat\/photos → .*\/chat is a circle/,
  );
});

it('finds a circle over a third folder, with an import for each step', () => {
  const problems = found(
    ['boot/start.ts', 'infrastructure/jobs/jobs.ts'],
    ['infrastructure/jobs/jobs.ts', 'infrastructure/mail/mail.ts'],
    ['infrastructure/mail/outbox.ts', 'infrastructure/config/config.ts'],
    ['infrastructure/config/config.ts', 'infrastructure/jobs/payloads.ts'],
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${file('infrastructure/mail/outbox.ts')} → `);
  expect(problems[0]).not.toContain('boot');
});

it('accepts imports in one direction, within a folder, and of an area by its api.ts', () => {
  expect(
    found(
      ['areas/chat/send.ts', 'areas/chat/refund.ts'],
      ['areas/chat/photos/remove.ts', 'areas/chat/refund.ts'],
      ['areas/chat/api.ts', 'areas/chat/photos/remove.ts'],
      ['areas/likes/likes.ts', 'areas/chat/api.ts'],
    ),
  ).toEqual([]);
});
