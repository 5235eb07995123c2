import type { Cluster, Redis } from 'ioredis';
import type { RedisHandle } from '../redis/redis.ts';
import type { Bus } from './bus.ts';
import { channelBus, type OpenCarrier } from './channel-bus.ts';

const broken = () => new Error('A connection to Redis for live events broke.');

/** A bus over Redis: one server, several with Sentinel, or a cluster. */
export const redisBus = (redis: RedisHandle, onError: (error: unknown) => void): Promise<Bus> =>
  channelBus(redisCarrier(redis), onError);

/** So many that a process with thousands of listeners receives few events of others. */
const channels = 65_536;
/** A cluster spreads the channels by their part in braces. */
const shards = 256;
type NameOf = (channel: number) => string;
const numberIn = (name: string) => Number(name.slice(name.lastIndexOf(':') + 1));

/** Carries texts by the channels of Redis. */
export const redisCarrier = (redis: RedisHandle): OpenCarrier => {
  const nameOf: NameOf = channel => `${redis.prefix}:events:{${channel % shards}}:${channel}`;
  return redis.kind === 'cluster'
    ? clusterCarrier(redis.commands, nameOf)
    : serverCarrier(redis.commands, redis.listener, nameOf);
};

const serverCarrier =
  (commands: Redis, listener: Redis, nameOf: NameOf): OpenCarrier =>
  async ({ receive, lose }) => {
    const onMessage = (name: string, text: string) => receive(numberIn(name), text);
    const onClose = () => lose(broken());
    listener.on('message', onMessage).on('close', onClose);
    return {
      channels,
      listen: channel => listener.subscribe(nameOf(channel)),
      unlisten: channel => listener.unsubscribe(nameOf(channel)),
      send: (channel, text) => commands.publish(nameOf(channel), text),
      connected: () => listener.status === 'ready',
      close: async () => void listener.off('message', onMessage).off('close', onClose),
    };
  };

/** Sharded channels: only the master that has a channel's hash slot carries it, and each master that has a wanted one gets a connection. */
const clusterCarrier =
  (cluster: Cluster, nameOf: NameOf): OpenCarrier =>
  async ({ receive, lose }) => {
    const onMessage = (name: string, text: string) => receive(numberIn(name), text);
    const slots = await Promise.all(
      Array.from({ length: shards }, (_, shard) => cluster.cluster('KEYSLOT', nameOf(shard))),
    );
    /** Connections by the address of their master, as in the cluster's table of slots. */
    const connections = new Map<string, Redis>();
    /** The connection over which each channel is received. */
    const received = new Map<number, Redis>();

    const masterOf = (channel: number) => cluster.slots[slots[channel % shards] as number]?.[0] ?? '';
    const loseWhere = (reason: Error, isLost: (channel: number, connection: Redis) => boolean) => {
      const lost = [...received].filter(([channel, connection]) => isLost(channel, connection));
      if (lost.length === 0) return;
      for (const [channel] of lost) received.delete(channel);
      lose(
        reason,
        lost.map(([channel]) => channel),
      );
    };
    const connect = (address: string): Redis => {
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
      connection.on('smessage', onMessage).on('end', () => {
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
      channels,
      listen: async channel => {
        try {
          const connection = connect(masterOf(channel));
          await connection.ssubscribe(nameOf(channel));
          received.set(channel, connection);
        } catch (error) {
          cluster.refreshSlotsCache();
          throw error;
        }
      },
      unlisten: async channel => {
        const connection = received.get(channel);
        received.delete(channel);
        await connection?.sunsubscribe(nameOf(channel));
      },
      send: (channel, text) => cluster.spublish(nameOf(channel), text),
      connected: () => cluster.status === 'ready',
      close: async () => {
        cluster.off('refresh', onRefresh);
        for (const connection of connections.values()) connection.disconnect();
      },
    };
  };
