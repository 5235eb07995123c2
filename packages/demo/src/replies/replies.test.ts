import { LANGUAGES } from '@velluto/rules';
import type { LiveEvent } from '@velluto/server/infrastructure/sse/live.ts';
import { describe, expect, test } from 'vitest';
import { planReply, REPLIES, topicOf } from './plan-reply.ts';
import { type ReplyServices, startReplies } from './replies.ts';

describe('choosing a reply', () => {
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

  test('the same message gets the same reply, which is read, typed and sent in this order', () => {
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

  /** A fake server whose time passes only by calls of `advance`. */
  function fakeServer(written = true) {
    let now = 0;
    let timers: { at: number; work: () => void }[] = [];
    const log: string[] = [];
    const keys: string[] = [];
    let emit: (event: LiveEvent) => void = () => {};
    const services: ReplyServices = {
      listen: (_id, listener) => {
        emit = listener;
        return () => {
          emit = () => {};
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
    const advance = async (ms: number) => {
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
      advance,
      emit: (event: LiveEvent) => emit(event),
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

  test('reads, types, then sends', async () => {
    const server = fakeServer();
    startReplies([anna], server.services);
    server.emit(message('m1', 3));
    await server.advance(10_000);
    expect(server.log[0]).toBe('anna read c1 3');
    expect(server.log[1]).toBe('anna types c1');
    expect(server.log.at(-1)).toBe('anna writes to bruno');
    expect(server.waiting()).toBe(0);
  });

  test('three messages get one reply, with the key of the last message in every process', async () => {
    const [server, other] = [fakeServer(), fakeServer()];
    for (const instance of [server, other]) {
      startReplies([anna], instance.services);
      for (const [index, id] of ['m1', 'm2', 'm3'].entries()) {
        instance.emit(message(id, index + 1));
        await instance.advance(100);
      }
      await instance.advance(10_000);
      expect(instance.log.filter(line => line.includes('writes'))).toHaveLength(1);
    }
    expect(server.keys).toEqual(other.keys);
    expect(server.keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  });

  test('own messages are not answered, likes are returned, failures are reported', async () => {
    const server = fakeServer();
    startReplies([anna], { ...server.services, typing: () => Promise.reject(new Error('gone')) });
    server.emit(message('m1', 1, true));
    server.emit({ event: 'like', data: { profile: 'bruno', origin: 'member' } });
    await server.advance(10_000);
    expect(server.log).toEqual(['anna likes bruno']);
    server.emit(message('m2', 2));
    await server.advance(10_000);
    await server.advance(0);
    expect(server.log).toContain('failed: Error: gone');
  });

  test('stopping cancels all planned replies and likes', async () => {
    const server = fakeServer();
    const stop = startReplies([anna], server.services);
    server.emit(message('m1', 1));
    server.emit({ event: 'like', data: { profile: 'bruno', origin: 'member' } });
    await server.advance(0);
    stop();
    server.emit(message('m2', 2));
    await server.advance(10_000);
    expect(server.log).toEqual([]);
  });
});
