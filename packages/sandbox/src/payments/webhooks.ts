import { type Context, inProcess } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import type { SandboxPayment } from './payment-store.ts';
import type { Switches } from './switches.ts';

/** Tells the shop of changes as the switches say. */
export function webhookSender(app: FastifyInstance, ctx: Context, switches: Switches) {
  const waiting: SandboxPayment[] = [];

  /** A shop that cannot be told finds out by asking. */
  async function call({ id, webhook_url }: SandboxPayment): Promise<void> {
    if (!webhook_url) return;
    const body = new URLSearchParams({ id });
    const answer = await inProcess(app, new Request(webhook_url, { method: 'POST', body }));
    if (!answer.ok) ctx.log.warn({ payment: id, status: answer.status }, 'the webhook was refused');
  }

  return {
    /** A payment, or a refund or chargeback of it, changed. */
    async notify(payment: SandboxPayment): Promise<void> {
      const { webhooks } = switches;
      if (webhooks === 'normal') await call(payment);
      if (webhooks === 'twice') await Promise.all([call(payment), call(payment)]);
      if (webhooks === 'late') waiting.push(payment);
      if (webhooks === 'reversed') waiting.unshift(payment);
    },
    /** How many wait to be sent. */
    waiting: () => waiting.length,
    /** Sends what waits; says how many. */
    async flush(): Promise<number> {
      const due = waiting.splice(0);
      for (const payment of due) await call(payment);
      return due.length;
    },
  };
}

/** What tells the shop. */
export type WebhookSender = ReturnType<typeof webhookSender>;
