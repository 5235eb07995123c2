import type { Tx } from '../infrastructure/postgres/transaction.ts';

/** Something that happened in an area, with what it tells about it; the areas declare theirs in their `events.ts`. */
export interface DomainEvent<Data> {
  readonly name: string;
  /** Only carries the type of what the event tells; no event has a value here. */
  readonly data?: Data;
}

/**
 * Declares an event of an area.
 *
 * @param name what happened, in the past tense: `member.blocked`
 */
export const domainEvent = <Data>(name: `${string}.${string}`): DomainEvent<Data> => ({ name });

/**
 * What an area does when something happens in another one, in the same transaction: an error undoes both. What may wait adds
 * a job of its own area to the transaction, so that it is neither lost nor done without the rest.
 */
export type Listener<Context, Data> = (ctx: Context, tx: Tx, data: Data) => Promise<unknown>;

/** An event with one of its listeners. */
export interface Subscription<Context> {
  event: DomainEvent<unknown>;
  listen(ctx: Context, tx: Tx, data: unknown): Promise<unknown>;
}

/** Lets an area listen to an event of another one. */
export const on = <Context, Data>(
  event: DomainEvent<Data>,
  listener: Listener<Context, NoInfer<Data>>,
): Subscription<Context> => ({ event, listen: (ctx, tx, data) => listener(ctx, tx, data as Data) });

/** Tells other areas what happens in one. */
export interface Events {
  /** Runs all listeners of an event in the given transaction, one after the other in their order. */
  emit<Data>(tx: Tx, event: DomainEvent<Data>, data: NoInfer<Data>): Promise<void>;
}

/**
 * Connects events to their listeners.
 *
 * @param context what listeners are given; a function, because the context is made after the events
 */
export function createEvents<Context>(
  subscriptions: readonly Subscription<Context>[],
  context: () => Context,
): Events {
  return {
    emit: async (tx, event, data) => {
      for (const subscription of subscriptions)
        if (subscription.event === event) await subscription.listen(context(), tx, data);
    },
  };
}
