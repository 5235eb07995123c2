import { describe, expect, it, vi } from 'vitest';
import type { Bus } from '../src/infrastructure/bus/bus.ts';
import { channelBus, channelOf, type OpenCarrier } from '../src/infrastructure/bus/channel-bus.ts';

/** Collects the messages of a topic from now on; `count` waits until this many have arrived. */
export async function collect(bus: Bus, topic: string) {
  const messages: unknown[] = [];
  let wake = () => {};
  const { stop, ready } = bus.subscribe(topic, message => {
    messages.push(message);
    wake();
  });
  await ready;
  const count = async (number: number) => {
    while (messages.length < number) await new Promise<void>(resolve => (wake = resolve));
    return messages;
  };
  return { messages, stop, count };
}

/**
 * The tests that every bus passes.
 *
 * @param make opens the same bus twice, as two processes do
 */
export function testBus(name: string, make: () => Promise<[Bus, Bus]>): void {
  describe(`a bus: ${name}`, () => {
    it('delivers messages to all listeners of a topic, in order', async () => {
      const [sender, receiver] = await make();
      const first = await collect(receiver, 'a');
      const second = await collect(sender, 'a');
      const other = await collect(receiver, 'b');
      for (const number of [1, 2, 3]) await sender.publish('a', { number });
      const expected = [{ number: 1 }, { number: 2 }, { number: 3 }];
      expect(await first.count(3)).toEqual(expected);
      expect(await second.count(3)).toEqual(expected);
      expect(other.messages).toEqual([]);
      await Promise.all([sender.close(), receiver.close()]);
    });

    it('delivers each topic of hundreds to its own listener', async () => {
      const [sender, receiver] = await make();
      const topics = Array.from({ length: 300 }, (_, number) => `member:${number}`);
      const listeners = await Promise.all(topics.map(topic => collect(receiver, topic)));
      await Promise.all(topics.map(topic => sender.publish(topic, topic)));
      expect(await Promise.all(listeners.map(listener => listener.count(1)))).toEqual(
        topics.map(topic => [topic]),
      );
      await Promise.all([sender.close(), receiver.close()]);
    });

    it('delivers nothing to a removed listener', async () => {
      const [sender, receiver] = await make();
      const removed = await collect(receiver, 'a');
      const listening = await collect(receiver, 'a');
      removed.stop();
      await sender.publish('a', 1);
      expect(await listening.count(1)).toEqual([1]);
      expect(removed.messages).toEqual([]);
      await Promise.all([sender.close(), receiver.close()]);
    });

    it('delivers to a listener that comes while the last one leaves', async () => {
      const [sender, receiver] = await make();
      let last = await collect(receiver, 'a');
      for (let turn = 0; turn < 20; turn++) {
        last.stop();
        last = await collect(receiver, 'a');
        await sender.publish('a', turn);
        expect(await last.count(1)).toEqual([turn]);
      }
      await Promise.all([sender.close(), receiver.close()]);
    });

    it('delivers the longest message of a conversation', async () => {
      const [sender, receiver] = await make();
      const listener = await collect(receiver, 'a');
      const text = '\u{1F498}'.repeat(1000) + '"\\\n'.repeat(300);
      await sender.publish('a', { text });
      expect(await listener.count(1)).toEqual([{ text }]);
      await Promise.all([sender.close(), receiver.close()]);
    });

    it('gives each listener its own copy', async () => {
      const [sender, receiver] = await make();
      receiver.subscribe('a', message => Object.assign(message as object, { touched: true }));
      const listener = await collect(receiver, 'a');
      await sender.publish('a', { number: 1 });
      expect(await listener.count(1)).toEqual([{ number: 1 }]);
      await Promise.all([sender.close(), receiver.close()]);
    });
  });
}

/**
 * Tests that a process receives what its own listeners need, whatever the others get.
 *
 * @param open opens a carrier of one more process
 */
export function testCost(name: string, open: () => OpenCarrier): void {
  it(`a process receives what its own listeners need, not all events: ${name}`, async () => {
    let channels = 0;
    const processes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        let received = 0;
        const opening = open();
        const counting: OpenCarrier = async ({ receive, lose }) => {
          const count = (channel: number, text: string) => {
            received++;
            receive(channel, text);
          };
          const carrier = await opening({ lose, receive: count });
          ({ channels } = carrier);
          return carrier;
        };
        return { bus: await channelBus(counting, () => {}), received: () => received };
      }),
    );
    const topics = Array.from({ length: 1_000 }, (_, number) => `member:${number}`);
    // the first process has no listener, the next ones have 1, 10 and 100
    const counts = [0, 1, 10, 100];
    const wanted = counts.map((count, index) => topics.slice(index * 200, index * 200 + count));
    const listeners = await Promise.all(
      processes.map(({ bus }, index) => Promise.all((wanted[index] ?? []).map(topic => collect(bus, topic)))),
    );
    for (const [index, topic] of topics.entries()) await processes[index % 4]?.bus.publish(topic, index);
    await Promise.all(listeners.flat().map(listener => listener.count(1)));
    // what shares a channel with them comes too
    const expected = wanted.map(own => {
      const ownChannels = new Set(own.map(topic => channelOf(topic, channels)));
      return topics.filter(topic => ownChannels.has(channelOf(topic, channels))).length;
    });
    await vi.waitFor(() => expect(processes.map(({ received }) => received())).toEqual(expected));
    for (const [index, count] of counts.entries()) {
      // each channel has a share of the topics that are not its listener's
      const shared = count * (topics.length / channels);
      expect(expected[index]).toBeLessThanOrEqual(count + 1.5 * shared + 5);
    }
    for (const listener of listeners.flat()) listener.stop();
    await Promise.all(processes.map(({ bus }) => bus.close()));
  });
}
