import { LANGUAGES } from '@velluto/rules';
import type { LiveEvent } from '@velluto/server/live/live.ts';
import { describe, expect, test } from 'vitest';
import { planReply, REPLIES, topicOf } from './plan-reply.ts';
import { type ReplyServices, startReplies } from './replies.ts';

describe('choosing', () => {
  test.each([
    ['Ciao, come va?', 'it', 'greeting'],
    ['Ma sei vera o un bot?', 'it', 'real'],
    ['Ci vediamo per un caffè?', 'it', 'meet'],
    ['Grazie, sei gentile', 'it', 'thanks'],
    ['Buonanotte', 'it', 'bye'],
    ['Che libro leggi?', 'it', 'question'],
    ['Oggi ho corso sotto la pioggia', 'it', 'statement'],
    ['Bist du echt?', 'de', 'real'],
    ['Hi there', 'en', 'greeting'],
    ['On se voit ce soir ?', 'fr', 'meet'],
    ['Hola, ¿qué tal?', 'es', 'greeting'],
    ['Welterusten', 'nl', 'bye'],
    ['Cześć, co słychać?', 'pl', 'greeting'],
  ] as const)('%s', (text, language, topic) => {
    expect(topicOf(text, language)).toBe(topic);
  });

  test('the first reply says that the profile is a demonstration, in every language and on every topic', () => {
    for (const language of LANGUAGES) {
      const bank = REPLIES[language];
      const honest = [...bank.introduction, ...bank.replies.real];
      for (const text of ['Ciao', 'Hallo', 'Hello', 'Salut', 'Hola', 'Hoi', 'Cześć', 'bot', 'x', 'x?']) {
        const plan = planReply({ text, language, seed: text, first: true });
        expect(honest.some(sentence => plan.text.includes(sentence))).toBe(true);
      }
    }
  });

  test('the same message gets the same reply, reading comes before writing before sending', () => {
    const options = { text: 'Che musica ascolti?', language: 'it', seed: 'm1', first: false } as const;
    const plan = planReply(options);
    expect(planReply(options)).toEqual(plan);
    expect(plan.readAfter).toBeLessThan(plan.typeAfter);
    expect(plan.typeAfter).toBeLessThan(plan.sendAfter);
    expect(plan.sendAfter).toBeLessThan(9_000);
  });
});

describe('replying', () => {
  const anna = { id: 'anna', language: 'it' } as const;

  /** A fake server whose time passes only by calls of `pass`. */
  function fakeServer(written = true) {
    let now = 0;
    let timers: { at: number; work: () => void }[] = [];
    const log: string[] = [];
    const keys: string[] = [];
    let tell: (event: LiveEvent) => void = () => {};
    const services: ReplyServices = {
      listen: (_id, listener) => {
        tell = listener;
        return () => {
          tell = () => {};
        };
      },
      markRead: async (member, conversation, seq) => log.push(`${member} read ${conversation} ${seq}`),
      typing: async (member, conversation) => log.push(`${member} types ${conversation}`),
      send: async ({ from, to, key }) => {
        keys.push(key);
        log.push(`${from} writes to ${to}`);
      },
      like: async (from, to) => log.push(`${from} likes ${to}`),
      hasWritten: async () => written,
      later: (ms, work) => {
        const timer = { at: now + ms, work };
        timers.push(timer);
        return () => {
          timers = timers.filter(entry => entry !== timer);
        };
      },
      onError: error => log.push(`failed: ${error}`),
    };
    const pass = async (ms: number) => {
      await Promise.resolve();
      await Promise.resolve();
      now += ms;
      const due = timers.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      timers = timers.filter(({ at }) => at > now);
      for (const { work } of due) work();
    };
    return {
      services,
      log,
      keys,
      pass,
      tell: (event: LiveEvent) => tell(event),
      waiting: () => timers.length,
    };
  }

  const message = (id: string, seq: number, mine = false): LiveEvent => ({
    event: 'message',
    data: {
      conversation: 'c1',
      profile: 'bruno',
      message: {
        id,
        conversation: 'c1',
        seq,
        kind: 'text',
        text: 'Che libro leggi?',
        icebreaker: null,
        mine,
        origin: 'member',
        status: 'delivered',
        created_at: '2026-11-21T12:00:00.000Z',
        credits: 0,
      },
    },
  });

  test('reads, types, then writes', async () => {
    const server = fakeServer();
    startReplies([anna], server.services);
    server.tell(message('m1', 3));
    await server.pass(10_000);
    expect(server.log[0]).toBe('anna read c1 3');
    expect(server.log[1]).toBe('anna types c1');
    expect(server.log.at(-1)).toBe('anna writes to bruno');
    expect(server.waiting()).toBe(0);
  });

  test('three lines get one answer; its key is that of the last line, whichever process sends it', async () => {
    const [server, other] = [fakeServer(), fakeServer()];
    for (const instance of [server, other]) {
      startReplies([anna], instance.services);
      for (const [index, id] of ['m1', 'm2', 'm3'].entries()) {
        instance.tell(message(id, index + 1));
        await instance.pass(100);
      }
      await instance.pass(10_000);
      expect(instance.log.filter(line => line.includes('writes'))).toHaveLength(1);
    }
    expect(server.keys).toEqual(other.keys);
    expect(server.keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });

  test('own messages are not answered, likes are returned, failures are reported', async () => {
    const server = fakeServer();
    startReplies([anna], { ...server.services, typing: () => Promise.reject(new Error('gone')) });
    server.tell(message('m1', 1, true));
    server.tell({ event: 'like', data: { profile: 'bruno', origin: 'member' } });
    await server.pass(10_000);
    expect(server.log).toEqual(['anna likes bruno']);
    server.tell(message('m2', 2));
    await server.pass(10_000);
    await server.pass(0);
    expect(server.log).toContain('failed: Error: gone');
  });

  test('stopping calls everything off', async () => {
    const server = fakeServer();
    const stop = startReplies([anna], server.services);
    server.tell(message('m1', 1));
    server.tell({ event: 'like', data: { profile: 'bruno', origin: 'member' } });
    await server.pass(0);
    stop();
    server.tell(message('m2', 2));
    await server.pass(10_000);
    expect(server.log).toEqual([]);
  });
});
