import { crc32 } from 'node:zlib';
import type { Bus } from './bus.ts';
import { Topics } from './topics.ts';

/** The channel of a topic, one of so many. */
export const channelOf = (topic: string, channels: number): number => crc32(topic) % channels;

/** Carries texts on numbered channels between processes. What it cannot do at the moment rejects within seconds and is tried again. */
export interface Carrier {
  /** Topics are spread over this many channels; all processes of an installation must agree on it. */
  channels: number;
  /** Begins to receive a channel; resolves once everything sent from now on arrives. */
  listen(channel: number): Promise<unknown>;
  /** Ends receiving a channel. */
  unlisten(channel: number): Promise<unknown>;
  send(channel: number, text: string): Promise<unknown>;
  /** False while the service is known to be unavailable. */
  connected(): boolean;
  close(): Promise<void>;
}

/** What a carrier reports. */
export interface Receiver {
  /** A text arrived. */
  receive(channel: number, text: string): void;
  /** These channels, or all, are no longer received, for this reason. */
  lose(reason: Error, channels?: Iterable<number>): void;
}

/** Opens a carrier; rejects when it cannot be reached. */
export type OpenCarrier = (receiver: Receiver) => Promise<Carrier>;

/** Milliseconds between attempts to receive lost channels again. */
const retryMs = 500;
/** Attempts after which listeners of a channel that is still lost are told again: half a minute. */
const attemptsPerReminder = 60;
/** In place of a message: another process could not send one on this channel. */
const missedText = '\n';

class Channel {
  readonly topics = new Topics();
  /** Whether its messages arrive. */
  open = false;
  /** Whether a message may have been lost since the listeners were told last. */
  gap = false;
  /** Breaks of its connection: an acknowledgement from before one counts for nothing. */
  breaks = 0;
  /** Runs while the channel is being opened or closed. */
  work: Promise<void> | null = null;

  get settled(): boolean {
    return this.open === this.topics.any;
  }
}

/**
 * A bus on hashed channels. A process receives a channel only while it has a listener for one of its topics, so its cost follows its own
 * listeners. What could not be sent or received is reported to the listeners it may concern, in all processes, as soon as that works again.
 */
export async function channelBus(openCarrier: OpenCarrier, onError: (error: unknown) => void): Promise<Bus> {
  /** Channels that have listeners or are still open. */
  const channels = new Map<number, Channel>();
  const forgetUnused = (number: number, channel: Channel) => {
    const isUnused = channel.settled && !channel.open && !channel.work;
    if (isUnused && channels.get(number) === channel) channels.delete(number);
  };
  /** Channels on which a message could not be sent. */
  const unsent = new Set<number>();
  /** Channels to whose listeners this is being reported. */
  const reporting = new Set<number>();
  let retry: NodeJS.Timeout | undefined;
  let attempts = 0;
  let closed = false;

  const carrier = await openCarrier({
    receive: (number, text) => {
      const topics = channels.get(number)?.topics;
      if (text === missedText) return topics?.tellMissed();
      // topic and message are separated by a line break, so those of other topics need not be parsed
      const end = text.indexOf('\n');
      const topic = text.slice(0, end);
      if (topics?.has(topic)) topics.deliver(topic, JSON.parse(text.slice(end + 1)));
    },
    lose: (reason, numbers = [...channels.keys()]) => {
      for (const number of numbers) {
        const channel = channels.get(number);
        if (!channel) continue;
        channel.breaks++;
        channel.open = false;
        if (channel.topics.any) channel.gap = true;
        forgetUnused(number, channel);
      }
      retryLater(reason);
    },
  });

  /** Opens or closes a channel until it is as its listeners need it, one step after the other. */
  async function work(number: number, channel: Channel): Promise<void> {
    try {
      while (!(closed || channel.settled)) {
        const { breaks } = channel;
        await (channel.open ? carrier.unlisten(number) : carrier.listen(number));
        if (breaks === channel.breaks) channel.open = !channel.open;
      }
      if (channel.open && channel.gap) {
        channel.gap = false;
        channel.topics.tellMissed();
      }
    } catch (error) {
      // whether it is received is unknown now, and asking again does no harm
      channel.open = false;
      if (channel.topics.any) {
        channel.gap = true;
        retryLater(error);
      }
    } finally {
      // in the same turn as the last look at the listeners, so that a later one begins anew
      channel.work = null;
      forgetUnused(number, channel);
    }
  }
  function settle(number: number, channel: Channel): Promise<void> {
    // what is under way looks at the listeners again before it ends
    if (channel.work) return channel.work;
    if (closed || channel.settled) return Promise.resolve();
    channel.work = work(number, channel);
    return channel.work;
  }

  /** Tries again what failed until nothing is left; reports only the first error of a row. */
  function retryLater(error: unknown) {
    if (closed || retry) return;
    onError(error);
    attempts = 0;
    retry = setInterval(tryAgain, retryMs);
  }
  const hasGap = () => [...channels.values()].some(({ gap }) => gap);
  function tryAgain() {
    attempts++;
    for (const [number, channel] of channels) {
      if (channel.settled) channel.gap = false;
      if (!channel.gap) continue;
      if (attempts % attemptsPerReminder === 0) channel.topics.tellMissed();
      void settle(number, channel);
    }
    if (carrier.connected()) for (const number of unsent) void reportUnsent(number);
    if (unsent.size + reporting.size > 0 || hasGap()) return;
    clearInterval(retry);
    retry = undefined;
  }
  async function reportUnsent(number: number): Promise<void> {
    if (reporting.has(number)) return;
    // a message that fails from now on has to be reported again
    unsent.delete(number);
    reporting.add(number);
    await carrier.send(number, missedText).catch(() => unsent.add(number));
    reporting.delete(number);
  }

  return {
    publish: async (topic, message) => {
      const number = channelOf(topic, carrier.channels);
      try {
        await carrier.send(number, `${topic}\n${JSON.stringify(message)}`);
      } catch (error) {
        unsent.add(number);
        retryLater(error);
        channels.get(number)?.topics.deliver(topic, message);
      }
    },
    subscribe: (topic, listener, onMissed) => {
      const number = channelOf(topic, carrier.channels);
      const channel = channels.get(number) ?? new Channel();
      channels.set(number, channel);
      const remove = channel.topics.add(topic, listener, onMissed);
      return {
        ready: settle(number, channel),
        stop: () => {
          remove();
          void settle(number, channel);
          forgetUnused(number, channel);
        },
      };
    },
    connected: () => carrier.connected() && unsent.size + reporting.size === 0 && !hasGap(),
    close: async () => {
      closed = true;
      clearInterval(retry);
      for (const { topics } of channels.values()) topics.clear();
      await carrier.close();
    },
  };
}
