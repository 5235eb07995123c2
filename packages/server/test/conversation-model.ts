/** Kinds of messages with their prices at the default site, in credits. */
export const PRICES = { text: 2, photo: 3, gift: 5, icebreaker: 2 } as const;
/** A kind of message. */
export type MessageKind = keyof typeof PRICES;

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
  /** True until it is read; a message whose conversation the recipient deleted is not counted as unread. */
  unread: boolean;
  /** True when it was delivered before it was refunded. */
  wasDelivered?: boolean;
  /** Members who have deleted the conversation since. */
  clearedBy: Set<number>;
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
    this.messages.filter(message => message.from === from && message.to === to);
  private changeBalance(member: number, amount: number) {
    this.balance[member] = (this.balance[member] ?? 0) + amount;
  }
  blocked(a: number, b: number): boolean {
    return this.blocks.has(`${a} ${b}`) || this.blocks.has(`${b} ${a}`);
  }
  received = (member: number, from: number) =>
    this.between(from, member).filter(({ state }) => state === 'sent');

  /**
   * Sends a message and returns the expected HTTP status; with a `key` of null, the call gets a new idempotency key.
   */
  send(from: number, to: number, key: number | null, kind: MessageKind): number {
    const earlierMessage = key === null ? undefined : this.keys.get(`${from} ${key}`);
    if (earlierMessage !== undefined) return earlierMessage === `${to} ${kind}` ? 200 : 409;
    const pair = [from, to].sort().join(' ');
    const started = [...this.startedBy.values()].filter(member => member === from).length;
    if (from === to) return 404;
    if (this.blocks.has(`${to} ${from}`)) return 403;
    // unconfirmed members are shown to nobody, so that nobody can write to them
    if (this.blocks.has(`${from} ${to}`) || !this.confirmed[to]) return 404;
    if (!this.startedBy.has(pair) && !this.premium[from] && started >= 3) return 403;
    const shown = [...this.between(from, to), ...this.received(from, to)];
    if (kind === 'icebreaker' && shown.some(({ clearedBy }) => !clearedBy.has(from))) return 400;
    const cost = PRICES[kind];
    if ((this.balance[from] ?? 0) < cost) return 402;
    this.changeBalance(from, -cost);
    if (key !== null) this.keys.set(`${from} ${key}`, `${to} ${kind}`);
    if (!this.startedBy.has(pair)) this.startedBy.set(pair, from);
    const sent = this.confirmed[from] === true;
    this.messages.push({
      from,
      to,
      cost,
      state: sent ? 'sent' : 'held',
      unread: sent,
      clearedBy: new Set(),
    });
    return 201;
  }

  haveTalked = (a: number, b: number) => this.startedBy.has([a, b].sort().join(' '));

  read(member: number, other: number, count: number): void {
    if (this.blocked(member, other)) return;
    for (const message of this.received(member, other).slice(0, count)) message.unread = false;
  }

  deleteConversation(member: number, other: number): void {
    for (const message of this.between(member, other)) if (message.state === 'held') this.refund(message);
    for (const message of [...this.between(member, other), ...this.between(other, member)])
      message.clearedBy.add(member);
  }

  private refund(message: ModelMessage): void {
    message.wasDelivered = message.state === 'sent';
    message.state = 'refunded';
    message.unread = false;
    this.changeBalance(message.from, message.cost);
  }

  confirm(member: number): void {
    if (this.confirmed[member]) return;
    this.confirmed[member] = true;
    const held = this.messages.filter(message => message.from === member && message.state === 'held');
    for (const message of held.filter(({ to }) => this.blocked(member, to))) this.refund(message);
    const released = held.filter(({ state }) => state === 'held');
    this.messages = [...this.messages.filter(message => !released.includes(message)), ...released];
    for (const message of released)
      Object.assign(message, { state: 'sent', unread: true, clearedBy: new Set() });
    for (const [pair, like] of this.likes) if (pair.startsWith(`${member} `)) like.held = false;
  }

  like(from: number, to: number): void {
    // unconfirmed members are hidden from all others, so that nobody can like them
    if (!this.confirmed[to] || this.blocked(from, to) || this.likes.has(`${from} ${to}`)) return;
    const likeInReturn = this.likes.get(`${to} ${from}`);
    if (likeInReturn && !likeInReturn.held) likeInReturn.isNew = false;
    this.likes.set(`${from} ${to}`, { isNew: true, held: !this.confirmed[from] });
  }

  unlike(from: number, to: number): void {
    this.likes.delete(`${from} ${to}`);
  }

  block(member: number, other: number): void {
    if (!this.confirmed[other] && !this.haveTalked(member, other)) return;
    if (this.blocks.has(`${member} ${other}`)) return;
    this.blocks.add(`${member} ${other}`);
    const received = this.between(other, member);
    // a block refunds delivered messages only once: not again when the recipient unblocks and blocks again
    const refundedBefore = received.some(({ wasDelivered }) => wasDelivered);
    for (const message of received) {
      if (message.state === 'held' || (message.state === 'sent' && message.unread && !refundedBefore))
        this.refund(message);
    }
    this.unlike(member, other);
    this.unlike(other, member);
  }

  unblock(member: number, other: number): void {
    this.blocks.delete(`${member} ${other}`);
  }

  buy(member: number, credits: number): void {
    this.changeBalance(member, credits);
  }

  held(member: number): number {
    const waiting = this.messages.filter(message => message.from === member && message.state === 'held');
    return waiting.reduce((sum, { cost }) => sum + cost, 0);
  }
  unread = (member: number) =>
    this.messages.filter(
      message =>
        message.to === member &&
        message.unread &&
        !message.clearedBy.has(member) &&
        !this.blocked(member, message.from),
    ).length;
  newLikes = (member: number) =>
    [...this.likes].filter(([pair, { isNew, held }]) => pair.endsWith(` ${member}`) && isNew && !held).length;
}
