import { expect, test } from 'vitest';
import { faultsOf } from './readmes.ts';

const faults = (text: string) =>
  faultsOf(text, file => file === 'pictures/a.webp', ['@velluto/site', 'velluto-brand']);

test('finds folders of the repository, missing pictures and commands of others', () => {
  expect(
    faults(
      'See `packages/ui/src/base/`, `src/generated/` and ![x](pictures/b.webp); run npx velluto-migrate src',
    ),
  ).toEqual([
    'packages/ui/src/base/ is not in the tarball',
    'src/generated/ is not in the tarball',
    'pictures/b.webp is linked and not in the tarball',
    'npx velluto-migrate is no command of ours',
  ]);
});

test('is content with what is there', () => {
  expect(
    faults(
      '![x](pictures/a.webp), [semver](https://semver.org), [above](#above); `src/App.tsx` is yours. npx @velluto/site new, npx create-next-app@latest, npx velluto-brand',
    ),
  ).toEqual([]);
});
