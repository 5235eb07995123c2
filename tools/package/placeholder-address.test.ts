import { expect, it } from 'vitest';
import { placeholderAddress } from './placeholder-address.ts';

it('finds an address that belongs to nobody', () => {
  const manifest = {
    version: '1.0.0',
    homepage: 'https://example.org/ui',
    bugs: { url: 'https://example.org/issues' },
    repository: { url: 'git+https://example.org/velluto.git' },
  };
  expect(placeholderAddress(manifest)).toBeUndefined();
  expect(placeholderAddress({ version: '1.0.0' })).toBeUndefined();
  const bugs = { url: 'https://velluto.example/issues' };
  expect(placeholderAddress({ ...manifest, bugs })).toBe(bugs.url);
  expect(placeholderAddress({ ...manifest, homepage: 'https://velluto.example' })).toBe(
    'https://velluto.example',
  );
});
