/** What the server stands on and cannot use at the moment. */
export type Dependency = 'database' | 'storage' | 'redis' | 'scanner';

/** Something the server stands on does not answer, or has no room left. Nothing was done; the caller may try again. */
export class Unavailable extends Error {
  readonly dependency: Dependency;

  constructor(dependency: Dependency, cause: unknown) {
    super(`${dependency}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'Unavailable';
    this.dependency = dependency;
  }
}
