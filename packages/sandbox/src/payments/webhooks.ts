import { type Context, inProcess } from '@velluto/server';
import type { FastifyInstance } from 'fastify';
import type { SandboxPayment } from './payment-store.ts';
import type { Switches } from './switches.ts';

/** Sends webhooks to the shop, in the way that the switches set. */
export function webhookSender(app: FastifyInstance, ctx: Context, switches: Switches) {
  const waiting: SandboxPayment[] = [];

  /** Sends one webhook. A refused one is only logged: the shop also asks for the state of its payments by itself. */
  async function call({ id, webhook_url }: SandboxPayment): Promise<void> {
    if (!webhook_url) return;
    const body = new URLSearchParams({ id });
    const answer = await inProcess(app, new Request(webhook_url, { method: 'POST', body }));
    if (!answer.ok) ctx.log.warn({ payment: id, status: answer.status }, 'the webhook was refused');
  }

  return {
    /** Call after a change of a payment, or of a refund or chargeback of it. */
    async notify(payment: SandboxPayment): Promise<void> {
      const { webhooks } = switches;
      if (webhooks === 'normal') await call(payment);
      if (webhooks === 'twice') await Promise.all([call(payment), call(payment)]);
      if (webhooks === 'late') waiting.push(payment);
      if (webhooks === 'reversed') waiting.unshift(payment);
    },
    /** Number of delayed webhooks. */
    waiting: () => waiting.length,
    /** Sends the delayed webhooks; returns their number. */
    async flush(): Promise<number> {
      const due = waiting.splice(0);
      for (const payment of due) await call(payment);
      return due.length;
    },
  };
}

/** Sends webhooks to the shop. */
export type WebhookSender = ReturnType<typeof webhookSender>;
