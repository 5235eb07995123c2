import type { Cluster, Redis } from 'ioredis';
import type { RedisHandle } from '../redis/redis.ts';
import type { Bus } from './bus.ts';
import { CHANNELS, channelBus, type OpenCarrier, type Receiver } from './channel-bus.ts';

const broken = () => new Error('A connection to Redis for live events broke.');

/** A bus over Redis: one server, several with Sentinel, or a cluster. */
export const redisBus = (redis: RedisHandle, onError: (error: unknown) => void): Promise<Bus> =>
  channelBus(redisCarrier(redis), onError);

/** Carries texts by the channels of Redis. */
export const redisCarrier = (redis: RedisHandle): OpenCarrier => {
  const names = Array.from({ length: CHANNELS }, (_, channel) => `${redis.prefix}:events:${channel}`);
  return redis.kind === 'cluster'
    ? clusterCarrier(redis.commands, names)
    : serverCarrier(redis.commands, redis.listener, names);
};

/** Passes on what arrives on named channels. */
const passTo = ({ receive }: Receiver, names: string[]) => {
  const numbers = new Map(names.map((name, number) => [name, number]));
  return (name: string, text: string) => {
    const number = numbers.get(name);
    if (number !== undefined) receive(number, text);
  };
};

const serverCarrier =
  (commands: Redis, listener: Redis, names: string[]): OpenCarrier =>
  async receiver => {
    const pass = passTo(receiver, names);
    const onClose = () => receiver.lose(names.keys(), broken());
    listener.on('message', pass).on('close', onClose);
    return {
      listen: channel => listener.subscribe(names[channel] as string),
      unlisten: channel => listener.unsubscribe(names[channel] as string),
      send: (channel, text) => commands.publish(names[channel] as string, text),
      connected: () => listener.status === 'ready',
      close: async () => void listener.off('message', pass).off('close', onClose),
    };
  };

/** Sharded channels: only the master that has a channel's hash slot carries it, and each master that has a wanted one gets a connection. */
const clusterCarrier =
  (cluster: Cluster, names: string[]): OpenCarrier =>
  async receiver => {
    const pass = passTo(receiver, names);
    const slots = await Promise.all(names.map(name => cluster.cluster('KEYSLOT', name)));
    /** Connections by the address of their master, as in the cluster's table of slots. */
    const connections = new Map<string, Redis>();
    /** The connection over which each channel is received. */
    const received = new Map<number, Redis>();

    const masterOf = (channel: number) => cluster.slots[slots[channel] as number]?.[0] ?? '';
    const loseWhere = (reason: Error, isLost: (channel: number, connection: Redis) => boolean) => {
      const lost = [...received].filter(([channel, connection]) => isLost(channel, connection));
      if (lost.length === 0) return;
      for (const [channel] of lost) received.delete(channel);
      receiver.lose(
        lost.map(([channel]) => channel),
        reason,
      );
    };
    const connect = async (address: string): Promise<Redis> => {
      const known = connections.get(address);
      if (known) return known;
      const master = cluster.nodes().find(({ options }) => `${options.host}:${options.port}` === address);
      if (!master) throw new Error('No master of the cluster has this channel at the moment.');
      const connection = master.duplicate({
        retryStrategy: null,
        enableReadyCheck: false,
        enableOfflineQueue: true,
        readOnly: false,
        commandTimeout: 2_000,
      });
      connections.set(address, connection);
      connection.on('error', () => {}); // `end` follows
      connection.on('smessage', pass).on('end', () => {
        if (connections.get(address) === connection) connections.delete(address);
        loseWhere(broken(), (_, over) => over === connection);
      });
      return connection;
    };
    /** After a fail-over or a move of slots another master has the channels. */
    const onRefresh = () => {
      const reason = new Error('Another master of the cluster has channels of live events.');
      loseWhere(reason, (channel, connection) => connections.get(masterOf(channel)) !== connection);
      const masters = new Set(cluster.slots.map(([master]) => master));
      for (const [address, connection] of connections) if (!masters.has(address)) connection.disconnect();
    };
    cluster.on('refresh', onRefresh);
    return {
      listen: async channel => {
        try {
          const connection = await connect(masterOf(channel));
          await connection.ssubscribe(names[channel] as string);
          received.set(channel, connection);
        } catch (error) {
          cluster.refreshSlotsCache();
          throw error;
        }
      },
      unlisten: async channel => {
        const connection = received.get(channel);
        received.delete(channel);
        await connection?.sunsubscribe(names[channel] as string);
      },
      send: (channel, text) => cluster.spublish(names[channel] as string, text),
      connected: () => cluster.status === 'ready',
      close: async () => {
        cluster.off('refresh', onRefresh);
        for (const connection of connections.values()) connection.disconnect();
      },
    };
  };
