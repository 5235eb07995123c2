import { sendMessage } from '@velluto/api-client';
import { toMessage } from '@velluto/api-client/ui';
import type { Message, TextMessage } from '@velluto/ui/model';
import { useState } from 'react';
import { client } from '../../api.ts';
import { useToProblem } from '../../useToProblem.ts';

/**
 * Messages that were written on this page, and are kept until it is left. Each is shown at once, and sent again under the same
 * key until the server has answered: it is charged once.
 */
export function useSending(profile: string, onSent: () => Promise<void>) {
  const toProblem = useToProblem();
  const [written, setWritten] = useState<readonly Message[]>([]);
  const replace = (message: Message) =>
    setWritten(all => all.map(one => (one.key === message.key ? message : one)));

  const send = async (message: TextMessage, key: string) => {
    try {
      const answer = await sendMessage(client, { profile, text: message.text, idempotencyKey: key });
      replace(toMessage(answer.message, key));
      await onSent();
    } catch (error) {
      replace({ ...message, status: 'failed', problem: toProblem(error) });
    }
  };

  const write = (text: string) => {
    const key = crypto.randomUUID();
    const message: TextMessage = {
      id: key,
      key,
      kind: 'text',
      text,
      mine: true,
      origin: 'member',
      status: 'sending',
      seq: null,
      createdAt: new Date().toISOString(),
      credits: 0,
    };
    setWritten(all => [...all, message]);
    void send(message, key);
  };

  const retry = (message: Message) => {
    if (message.kind !== 'text' || !message.key) return;
    const again: TextMessage = { ...message, status: 'sending', problem: undefined };
    replace(again);
    void send(again, message.key);
  };

  const discard = (message: Message) => setWritten(all => all.filter(({ key }) => key !== message.key));

  return { written, write, retry, discard };
}
