/** Services that the server needs and that can be unavailable. */
export type Dependency = 'database' | 'storage' | 'redis' | 'scanner';

/** The error of a service that does not answer or is full. Nothing was changed; the caller may try again. */
export class Unavailable extends Error {
  readonly dependency: Dependency;

  constructor(dependency: Dependency, cause: unknown) {
    super(`${dependency}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'Unavailable';
    this.dependency = dependency;
  }
}
