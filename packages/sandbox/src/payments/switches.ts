/** How the sandbox sends webhooks. */
export type WebhookMode =
  /** Before the browser is back, as usual. */
  | 'normal'
  /** Twice at the same time. */
  | 'twice'
  /** Only when `flush` is called, in the order of the changes. */
  | 'late'
  /** Only when `flush` is called, the last change first. */
  | 'reversed'
  /** Never: the shop has to ask. */
  | 'never';

const modes: readonly WebhookMode[] = ['normal', 'twice', 'late', 'reversed', 'never'];

/** Faults that a test, or a developer, can simulate. */
export interface Switches {
  webhooks: WebhookMode;
  /** Ways to pay that are switched off, in Mollie's words. */
  withoutMethods: string[];
  /** Answers everything with 503. */
  down: boolean;
  /** State in which refunds begin: `pending` as usual, or `failed`. */
  refunds: 'pending' | 'failed';
}

/** All as usual. */
export const defaultSwitches = (): Switches => ({
  webhooks: 'normal',
  withoutMethods: [],
  down: false,
  refunds: 'pending',
});

/** Turns the switches that a request names; anything else in it is left alone. */
export function updateSwitches(switches: Switches, wanted: Record<string, unknown>): void {
  const { webhooks, withoutMethods, down, refunds } = wanted;
  const mode = modes.find(one => one === webhooks);
  if (mode) switches.webhooks = mode;
  if (Array.isArray(withoutMethods)) switches.withoutMethods = withoutMethods.map(String);
  if (typeof down === 'boolean') switches.down = down;
  if (refunds === 'pending' || refunds === 'failed') switches.refunds = refunds;
}
