import type { BrowserContext } from '@playwright/test';

/** Watches what a browser complains about: errors in the console, scripts that fail, calls that fail. */
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
      // what was under way when somebody left the page
      if (reason !== 'net::ERR_ABORTED') this.#problems.push(`network: ${request.url()} ${reason}`);
    });
    context.on('response', response => {
      if (response.status() >= 400) this.#problems.push(`answer: ${response.status()} ${response.url()}`);
    });
  }

  /** Problems that the spec brings about on purpose. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What went wrong and was not expected. */
  get problems(): string[] {
    return this.#problems.filter(problem => !this.#expected.some(pattern => pattern.test(problem)));
  }

  /** What went wrong since it was asked before; what was expected is forgotten too. */
  take(): string[] {
    const { problems } = this;
    this.#problems = [];
    this.#expected.length = 0;
    return problems;
  }
}
