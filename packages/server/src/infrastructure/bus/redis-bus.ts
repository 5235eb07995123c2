import type { RedisHandle } from '../redis/redis.ts';
import type { Bus } from './bus.ts';
import { Topics } from './memory-bus.ts';

/**
 * A bus over Redis, with all topics on one channel. While Redis is unavailable, messages still reach listeners of this process; for those that
 * other processes miss, the polling of open pages makes up.
 */
export async function redisBus(redis: RedisHandle, onError: (error: unknown) => void): Promise<Bus> {
  const { commands, listener, prefix } = redis;
  const channel = `${prefix}:events`;
  const topics = new Topics();
  // topic and message are separated by a line break, so most messages need not be parsed
  const receive = (_: string, text: string) => {
    const end = text.indexOf('\n');
    const topic = text.slice(0, end);
    if (topics.has(topic)) topics.deliver(topic, JSON.parse(text.slice(end + 1)));
  };
  listener.on('message', receive);
  let subscribed = false;
  const subscribe = async () => {
    await listener.subscribe(channel);
    subscribed = true;
  };
  // ioredis reports a connection as ready before it has subscribed again, so subscribing is awaited here; messages in between are lost
  const onReady = () => subscribe().catch(onError);
  const onClose = () => {
    subscribed = false;
  };
  await subscribe();
  listener.on('ready', onReady).on('close', onClose);
  return {
    publish: async (topic, message) => {
      try {
        await commands.publish(channel, `${topic}\n${JSON.stringify(message)}`);
      } catch (error) {
        onError(error);
        topics.deliver(topic, message);
      }
    },
    subscribe: (topic, listen) => topics.add(topic, listen),
    connected: () => subscribed,
    close: async () => {
      listener.off('message', receive).off('ready', onReady).off('close', onClose);
      topics.clear();
      if (listener.status === 'ready') await listener.unsubscribe(channel);
    },
  };
}
