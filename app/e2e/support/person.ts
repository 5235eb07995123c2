import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoAccounts } from '@velluto/demo/accounts';
import { outboxFor } from './outbox.ts';

/** Options of a member made for a spec. */
export interface NewMember {
  gender?: 'female' | 'male';
  /** Whole years. */
  age?: number;
  /**
   * Id of a region, which also says the country; all members of a spec live in Italy but those who play the swipe game or
   * delete photos.
   */
  region?: string;
  /** Whether the e-mail address is confirmed; true by default. */
  confirmed?: boolean;
  /** Whether visitors see the profile; false by default. */
  openToVisitors?: boolean;
  /** Id of a package to buy after the sign-up. */
  bought?: string;
}

/**
 * Where somebody lives who plays the swipe game. Its cards are the members of the same country who were active last, so
 * that in Italy its likes would reach members of other specs, and open a dialog on their pages.
 */
export const swiperRegion = 'DE-BE';

/**
 * Where somebody lives who deletes photos. A profile shows members of the same country, so that in Italy pages of other
 * specs would ask for a photo that is gone meanwhile.
 */
export const photoDeleterRegion = 'NL-NH';

/** Password of all members made for a spec. */
export const password = 'sette lune di carta';

/** Kind of the mail with a code, and what the code looks like in it. */
const loginCodeMail = ['login-code', /^\d{6}$/m] as const;

/** A person with a browser of their own. */
export class Person {
  readonly context: BrowserContext;
  readonly name: string;
  /** Set once the account exists. */
  id = '';

  constructor(context: BrowserContext, name: string) {
    this.context = context;
    this.name = name;
  }

  get email(): string {
    return `${this.name.toLowerCase()}@posta.example`;
  }
  get request(): APIRequestContext {
    return this.context.request;
  }

  /** Opens a page of the product and waits until it can be used. */
  async open(path: string): Promise<Page> {
    const page = await this.context.newPage();
    await visit(page, path);
    return page;
  }

  /** Calls the API as the app does; throws unless the call succeeds. */
  async call<Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<Answer> {
    const headers = { 'x-requested-with': 'velluto', 'idempotency-key': crypto.randomUUID() };
    const answer = await this.request.fetch(`/api/${path}`, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? (undefined as Answer) : answer.json();
  }

  async credits(): Promise<number> {
    const { user } = await this.call<{ user: { credits: number } }>('GET', 'user.php');
    return user.credits;
  }

  /** Creates the account through the API; the browser is logged in afterwards. */
  async signUp(options: NewMember = {}): Promise<this> {
    const {
      gender = 'female',
      age = 34,
      region = 'IT-25',
      confirmed = true,
      openToVisitors,
      bought,
    } = options;
    const settings = await this.call<{ terms_version: string; server_time: string }>('GET', 'settings.php');
    const year = Number(settings.server_time.slice(0, 4)) - age;
    const { user } = await this.call<{ user: { id: string } }>('POST', 'signup.php', {
      email: this.email,
      name: this.name,
      password,
      date_of_birth: `${year}-01-01`,
      gender,
      looking_for: gender === 'female' ? 'male' : 'female',
      sexuality: 'hetero',
      country: region.slice(0, 2),
      region,
      city: null,
      language: 'it',
      terms_version: settings.terms_version,
      consent_sensitive: true,
    });
    this.id = user.id;
    if (confirmed) await this.request.post(await this.activationLink());
    if (openToVisitors) await this.call('PUT', 'privacy.php', { open_to_visitors: true });
    if (bought) await this.buy(bought);
    return this;
  }

  /** Logs one of the two demo members in, with the mailed code where the site wants one. */
  async logInAs(kind: 'free' | 'premium'): Promise<this> {
    const { email, password } = demoAccounts[kind === 'free' ? 0 : 1];
    const login = (code?: string) =>
      this.request.post('/api/user.php', {
        headers: { 'x-requested-with': 'velluto' },
        data: { login: email, password, code },
      });
    let answer = await login();
    if (answer.status() === 403) answer = await login(await this.#mailed(email, ...loginCodeMail));
    expect(answer.ok(), `log-in of ${email}: ${answer.status()}`).toBe(true);
    this.id = (await answer.json()).user.id;
    return this;
  }

  /** The link of the activation mail, from the outbox. */
  async activationLink(): Promise<string> {
    return this.#mailed(this.email, 'activation', /https?:\/\/\S+activate\S+/);
  }

  /** The mailed code that confirms the address, from the outbox. */
  async activationCode(): Promise<string> {
    return this.#mailed(this.email, 'activation', /\b\d{6}\b/);
  }

  /** The mailed code of the last log-in from an unknown browser, from the outbox. */
  async loginCode(): Promise<string> {
    return this.#mailed(this.email, ...loginCodeMail);
  }

  async #mailed(address: string, kind: string, part: RegExp): Promise<string> {
    const { mails } = await outboxFor(this, address);
    const found = part.exec(mails.find(mail => mail.kind === kind)?.text ?? '');
    expect(found, `a mail to ${address}: ${kind}`).not.toBeNull();
    return found?.[0] ?? '';
  }

  async like(member: Person): Promise<void> {
    await this.call('POST', 'like.php', { profile: member.id });
  }

  async write(member: Person, text: string): Promise<string> {
    const sent = await this.call<{ message: { conversation: string } }>('POST', 'message.php', {
      profile: member.id,
      text,
    });
    return sent.message.conversation;
  }

  /** Buys a package with a test payment. */
  buy(id: string): Promise<void> {
    return this.#order(id, 'paid');
  }

  /** Orders a package and cancels the test payment. */
  cancelOrder(id: string): Promise<void> {
    return this.#order(id, 'canceled');
  }

  async #order(id: string, outcome: 'paid' | 'canceled'): Promise<void> {
    const order = { package: id, method: 'creditcard', country: 'IT', begin_at_once: true };
    const { payment } = await this.call<{ payment: { checkout_url: string } }>('POST', 'payment.php', order);
    await this.request.post(payment.checkout_url, { form: { outcome }, maxRedirects: 0 });
  }
}

/** Goes to a page by its address and waits until it can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // the page of an activation link sends its form, which leads on
  if (/activate(\/do|\.php)\?/.test(path))
    await page.waitForURL(url => !['/activate/do', '/api/activate.php'].includes(url.pathname));
  await waitForHydration(page);
}

/** Waits for hydration, since clicks before it may get lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.getElementById('root')?.lastElementChild;
    return last && Object.keys(last).some(key => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))));
}
