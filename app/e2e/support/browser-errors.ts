import type { BrowserContext } from '@playwright/test';

/** Collects errors of a browser: console errors, exceptions of scripts, failed calls. */
export class BrowserErrors {
  #problems: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Listens to every page of a context. */
  follow(context: BrowserContext): void {
    context.on('console', message => {
      const { url } = message.location();
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#problems.push(`console: ${message.text()} (${url})`);
      }
    });
    context.on('weberror', event => this.#problems.push(`script: ${event.error().stack ?? event.error()}`));
    context.on('requestfailed', request => {
      const reason = request.failure()?.errorText ?? '';
      // leaving the page cancels its requests: no error
      if (reason !== 'net::ERR_ABORTED') this.#problems.push(`network: ${request.url()} ${reason}`);
    });
    context.on('response', response => {
      if (response.status() >= 400) this.#problems.push(`answer: ${response.status()} ${response.url()}`);
    });
  }

  /** Errors that the spec causes on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Unexpected errors. */
  get problems(): string[] {
    return this.#problems.filter(problem => !this.#expected.some(pattern => pattern.test(problem)));
  }

  /** Unexpected errors since the last call; also clears the expected ones. */
  take(): string[] {
    const { problems } = this;
    this.#problems = [];
    this.#expected.length = 0;
    return problems;
  }
}
