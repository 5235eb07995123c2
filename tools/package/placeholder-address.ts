import type { Packed } from './pack.ts';

/**
 * The first address of a package that leads nowhere, because the owners have not put in theirs; undefined when there is
 * none. Hosts below `.example` belong to nobody.
 */
export function placeholderAddress({ homepage, bugs, repository }: Packed['manifest']): string | undefined {
  return [homepage, bugs?.url, repository?.url].find(address => /\.example(\/|$)/.test(address ?? ''));
}
