import Stripe from 'stripe';

/** Secret with which the stand-in signs its webhooks. */
export const webhookSecret = 'whsec_test';

interface Refusal {
  status: number;
  type: string;
}
const refuse = (status: number, type = 'invalid_request_error'): never => {
  throw { status, type } satisfies Refusal;
};

/**
 * The part of Stripe's API that the product uses, in memory, for its official client: a call comes as Stripe gets it. The test
 * decides how a payment ends.
 */
export function fakeStripe() {
  const sessions = new Map<string, ReturnType<typeof newSession>>();
  const refunds: Stripe.Refund[] = [];
  const disputes: Stripe.Dispute[] = [];
  const answered = new Map<string, { form: string; answer: object }>();
  let count = 0;
  /** Answers nothing any more while it is set. */
  const switches = { down: false, paypal: true };
  /** Seconds since 1970, one more for each thing that is made. */
  const created = () => 1_790_000_000 + ++count;

  function newSession(form: URLSearchParams) {
    const id = `cs_test_${++count}`;
    return {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/${id}` as string | null,
      status: 'open' as Stripe.Checkout.Session.Status,
      payment_status: 'unpaid' as Stripe.Checkout.Session.PaymentStatus,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      metadata: { payment_id: form.get('metadata[payment_id]') ?? '' },
      intent: null as { id: string; status: string; latest_charge: object | null; metadata: object } | null,
    };
  }
  const find = (id: string) => sessions.get(id) ?? refuse(404);
  const shown = ({ intent, ...session }: ReturnType<typeof newSession>, expanded = false) => ({
    ...session,
    payment_intent: expanded ? intent : (intent?.id ?? null),
  });
  const ofIntent = (id: string | null) => [...sessions.values()].find(({ intent }) => intent?.id === id);
  const list = (data: object[]) => ({ object: 'list', data, has_more: false });

  function refund(form: URLSearchParams) {
    const session = ofIntent(form.get('payment_intent')) ?? refuse(404);
    const intent = session.intent?.id;
    const taken = refunds
      .filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = Number(form.get('amount'));
    if (session.payment_status !== 'paid' || taken + amount > session.amount_total) refuse(400);
    const made = {
      id: `re_${++count}`,
      object: 'refund',
      amount,
      currency: session.currency,
      status: 'succeeded',
      created: created(),
      payment_intent: intent,
      metadata: { reversal_id: form.get('metadata[reversal_id]') },
    } as unknown as Stripe.Refund;
    refunds.push(made);
    return made;
  }

  /** Refunds or disputes of a payment, or of all since a moment, the newest first. */
  function reversals(all: readonly (Stripe.Refund | Stripe.Dispute)[], query: URLSearchParams) {
    const since = Number(query.get('created[gte]') ?? 0);
    const intent = query.get('payment_intent');
    const chosen = all.filter(
      one => one.created >= since && (intent === null || one.payment_intent === intent),
    );
    const expand = query.has('expand[0]');
    return list(
      chosen
        .toReversed()
        .map(one =>
          expand ? { ...one, payment_intent: ofIntent(one.payment_intent as string)?.intent } : one,
        ),
    );
  }

  function answerTo(method: string, path: string, form: URLSearchParams): object {
    const [, id = '', act] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? [];
    if (act) {
      const session = find(id);
      if (session.status !== 'open') refuse(400);
      Object.assign(session, { status: 'expired', url: null });
      return shown(session);
    }
    if (id) return shown(find(id), form.has('expand[0]'));
    switch (`${method} ${path}`) {
      case 'POST /v1/checkout/sessions': {
        const session = newSession(form);
        if (!(session.amount_total > 0)) refuse(400);
        sessions.set(session.id, session);
        return shown(session);
      }
      case 'GET /v1/checkout/sessions': {
        const session = ofIntent(form.get('payment_intent'));
        return list(session ? [shown(session)] : []);
      }
      case 'POST /v1/refunds':
        return refund(form);
      case 'GET /v1/refunds':
        return reversals(refunds, form);
      case 'GET /v1/disputes':
        return reversals(disputes, form);
      case 'GET /v1/payment_method_configurations':
        return list([
          {
            id: 'pmc_1',
            active: true,
            is_default: true,
            card: { available: true },
            paypal: { available: switches.paypal },
          },
        ]);
      default:
        return refuse(404);
    }
  }

  const fetcher: typeof fetch = async (input, init) => {
    if (switches.down) throw new TypeError('fetch failed');
    const { pathname, search } = new URL(String(input));
    const method = init?.method ?? 'GET';
    const form = method === 'GET' ? search.slice(1) : String(init?.body ?? '');
    const key = new Headers(init?.headers).get('idempotency-key');
    try {
      const before = key === null ? undefined : answered.get(key);
      if (before && before.form !== form) refuse(400, 'idempotency_error');
      const answer = before?.answer ?? answerTo(method, pathname, new URLSearchParams(form));
      if (key !== null) answered.set(key, { form, answer });
      return Response.json(answer);
    } catch (error) {
      const { status, type } = error as Refusal;
      return Response.json({ error: { type, message: 'Nina Bianchi, nina@example.com' } }, { status });
    }
  };

  return {
    fetcher,
    switches,
    /** The buyer pays on a page with a card. */
    pay(id: string): void {
      const session = find(id);
      const charge = {
        id: `ch_${id}`,
        payment_method_details: { card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } },
      };
      const intent = {
        id: `pi_${id}`,
        status: 'succeeded',
        latest_charge: charge,
        metadata: session.metadata,
      };
      Object.assign(session, { status: 'complete', payment_status: 'paid', intent });
    },
    /** The bank refuses, after the buyer has left the page for good. */
    fail(id: string): void {
      const intent = { id: `pi_${id}`, status: 'requires_payment_method', latest_charge: null, metadata: {} };
      Object.assign(find(id), { status: 'complete', intent });
    },
    /** The buyer's bank takes money back; returns the id of the dispute. */
    dispute(id: string, amount: number, status: string): string {
      const { intent, currency } = find(id);
      const made = { id: `dp_${++count}`, object: 'dispute', amount, currency, status, created: created() };
      disputes.push({ ...made, payment_intent: intent?.id, metadata: {} } as unknown as Stripe.Dispute);
      return made.id;
    },
    /** A webhook about something, with its signature of a moment. */
    async webhook(about: object, at: Date, secret = webhookSecret) {
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'test', data: { object: about } });
      const timestamp = Math.floor(at.getTime() / 1000);
      const signature = new Stripe('sk_test_0').webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp,
      });
      return { payload, signature };
    },
    session: (id: string) => shown(find(id)),
    refunds,
  };
}
