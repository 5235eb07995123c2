/** Kinds of messages with their prices at the default site, in credits. */
export const PRICES = { text: 2, photo: 3, gift: 5, icebreaker: 2 } as const;
/** A kind of message. */
export type Bring = keyof typeof PRICES;

/** A member in the initial state. */
export interface ModelMember {
  credits: number;
  confirmed: boolean;
  premium: boolean;
}

interface ModelMessage {
  from: number;
  to: number;
  cost: number;
  state: 'held' | 'sent' | 'refunded';
  /** True until it is read; unread messages that were deleted are not counted. */
  unread: boolean;
  /** True when it was delivered before it was refunded. */
  wasOut?: boolean;
  /** Members who have deleted the conversation since. */
  cleared: Set<number>;
}

interface ModelLike {
  isNew: boolean;
  held: boolean;
}

/** The rules of credits, conversations, likes and blocks in their simplest form: in memory and without concurrency. */
export class ConversationModel {
  readonly balance: number[];
  readonly confirmed: boolean[];
  private readonly premium: boolean[];
  private readonly keys = new Map<string, string>();
  private readonly startedBy = new Map<string, number>();
  readonly likes = new Map<string, ModelLike>();
  readonly blocks = new Set<string>();
  private messages: ModelMessage[] = [];

  constructor(members: readonly ModelMember[]) {
    this.balance = members.map(({ credits }) => credits);
    this.confirmed = members.map(({ confirmed }) => confirmed);
    this.premium = members.map(({ premium }) => premium);
  }

  private between = (from: number, to: number) =>
    this.messages.filter(one => one.from === from && one.to === to);
  private pay(who: number, amount: number) {
    this.balance[who] = (this.balance[who] ?? 0) + amount;
  }
  blocked(a: number, b: number): boolean {
    return this.blocks.has(`${a} ${b}`) || this.blocks.has(`${b} ${a}`);
  }
  received = (who: number, from: number) => this.between(from, who).filter(({ state }) => state === 'sent');

  /** Sends a message and returns the expected HTTP status; a `key` of null stands for a new one. */
  send(from: number, to: number, key: number | null, bring: Bring): number {
    const known = key === null ? undefined : this.keys.get(`${from} ${key}`);
    if (known !== undefined) return known === `${to} ${bring}` ? 200 : 409;
    const pair = [from, to].sort().join(' ');
    const started = [...this.startedBy.values()].filter(who => who === from).length;
    if (from === to) return 404;
    if (this.blocks.has(`${to} ${from}`)) return 403;
    if (this.blocks.has(`${from} ${to}`)) return 404;
    if (!this.startedBy.has(pair) && !this.premium[from] && started >= 3) return 403;
    const shown = [...this.between(from, to), ...this.received(from, to)];
    if (bring === 'icebreaker' && shown.some(({ cleared }) => !cleared.has(from))) return 400;
    const cost = PRICES[bring];
    if ((this.balance[from] ?? 0) < cost) return 402;
    this.pay(from, -cost);
    if (key !== null) this.keys.set(`${from} ${key}`, `${to} ${bring}`);
    if (!this.startedBy.has(pair)) this.startedBy.set(pair, from);
    const sent = this.confirmed[from] === true;
    this.messages.push({
      from,
      to,
      cost,
      state: sent ? 'sent' : 'held',
      unread: sent,
      cleared: new Set(),
    });
    return 201;
  }

  talked = (a: number, b: number) => this.startedBy.has([a, b].sort().join(' '));

  read(who: number, other: number, count: number): void {
    if (this.blocked(who, other)) return;
    for (const one of this.received(who, other).slice(0, count)) one.unread = false;
  }

  remove(who: number, other: number): void {
    for (const one of this.between(who, other)) if (one.state === 'held') this.giveBack(one);
    for (const one of [...this.between(who, other), ...this.between(other, who)]) one.cleared.add(who);
  }

  private giveBack(one: ModelMessage): void {
    one.wasOut = one.state === 'sent';
    one.state = 'refunded';
    one.unread = false;
    this.pay(one.from, one.cost);
  }

  confirm(who: number): void {
    if (this.confirmed[who]) return;
    this.confirmed[who] = true;
    const held = this.messages.filter(one => one.from === who && one.state === 'held');
    for (const one of held.filter(({ to }) => this.blocked(who, to))) this.giveBack(one);
    const out = held.filter(({ state }) => state === 'held');
    this.messages = [...this.messages.filter(one => !out.includes(one)), ...out];
    for (const one of out) Object.assign(one, { state: 'sent', unread: true, cleared: new Set() });
    for (const [pair, like] of this.likes) if (pair.startsWith(`${who} `)) like.held = false;
  }

  like(from: number, to: number): void {
    // unconfirmed members are shown to nobody
    if (!this.confirmed[to] || this.blocked(from, to) || this.likes.has(`${from} ${to}`)) return;
    const back = this.likes.get(`${to} ${from}`);
    if (back && !back.held) back.isNew = false;
    this.likes.set(`${from} ${to}`, { isNew: true, held: !this.confirmed[from] });
  }

  unlike(from: number, to: number): void {
    this.likes.delete(`${from} ${to}`);
  }

  block(who: number, other: number): void {
    if (!this.confirmed[other] && !this.talked(who, other)) return;
    if (this.blocks.has(`${who} ${other}`)) return;
    this.blocks.add(`${who} ${other}`);
    const received = this.between(other, who);
    // a recipient who was unreachable before and came back causes no second refund
    const cameBack = received.some(({ wasOut }) => wasOut);
    for (const one of received) {
      if (one.state === 'held' || (one.state === 'sent' && one.unread && !cameBack)) this.giveBack(one);
    }
    this.unlike(who, other);
    this.unlike(other, who);
  }

  unblock(who: number, other: number): void {
    this.blocks.delete(`${who} ${other}`);
  }

  buy(who: number, credits: number): void {
    this.pay(who, credits);
  }

  held(who: number): number {
    const waiting = this.messages.filter(one => one.from === who && one.state === 'held');
    return waiting.reduce((sum, { cost }) => sum + cost, 0);
  }
  unread = (who: number) =>
    this.messages.filter(
      one => one.to === who && one.unread && !one.cleared.has(who) && !this.blocked(who, one.from),
    ).length;
  newLikes = (who: number) =>
    [...this.likes].filter(([pair, { isNew, held }]) => pair.endsWith(` ${who}`) && isNew && !held).length;
}
