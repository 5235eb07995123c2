/** How the sandbox sends webhooks. */
export type WebhookMode =
  /** At once, before the browser returns to the shop, as Mollie usually does. */
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

/** Faults of the provider that a test or a developer can simulate. */
export interface Switches {
  webhooks: WebhookMode;
  /** Payment methods that are switched off, as Mollie names them. */
  withoutMethods: string[];
  /** Whether every call is answered with 503. */
  down: boolean;
  /** State in which refunds begin: `pending` as usual, or `failed`. */
  refunds: 'pending' | 'failed';
}

/** No fault. */
export const defaultSwitches = (): Switches => ({
  webhooks: 'normal',
  withoutMethods: [],
  down: false,
  refunds: 'pending',
});

/** Sets the switches that a request contains; missing and invalid values change nothing. */
export function updateSwitches(switches: Switches, request: Record<string, unknown>): void {
  const { webhooks, withoutMethods, down, refunds } = request;
  const mode = modes.find(known => known === webhooks);
  if (mode) switches.webhooks = mode;
  if (Array.isArray(withoutMethods)) switches.withoutMethods = withoutMethods.map(String);
  if (typeof down === 'boolean') switches.down = down;
  if (refunds === 'pending' || refunds === 'failed') switches.refunds = refunds;
}
