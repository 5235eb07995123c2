import type { CallerKind } from './callers.ts';
import type { classes } from './proportions.ts';

type Class = keyof typeof classes;

/** What members do in a day: stated, as the proportions are, and not measured. */
export interface Visiting {
  /** Visits of one member in a day. */
  visits: number;
  /** Whose measured calls stand for theirs. */
  as: CallerKind;
  /** How often a visit makes each main call, by its name. */
  calls: Record<string, number>;
}

const browsing = {
  'own account, at the start of a visit': 1,
  // every half minute of a visit, beside the event stream
  'own account, polled and unchanged': 20,
  'search by gender, country, age': 3,
  'profile of a member': 5,
  'list of conversations': 2,
  'a conversation': 2,
  'list of likes': 1,
  'wallet with its history': 0.1,
};

/** A day of each class of members. */
export const visiting: Record<Class, Visiting> = {
  heavy: { visits: 4, as: 'heavy', calls: { ...browsing, 'a conversation': 8, 'paid message': 8, like: 4 } },
  active: {
    visits: 0.7,
    as: 'heavy',
    calls: { ...browsing, 'a conversation': 4, 'paid message': 3, like: 3 },
  },
  typical: { visits: 0.1, as: 'typical', calls: { ...browsing, 'paid message': 0.5, like: 2 } },
  silent: { visits: 0.005, as: 'typical', calls: { ...browsing, 'paid message': 0.1, like: 1 } },
};

/** What else a visit takes. CPU in ms as `docs/benchmarks.md` has it of the server alone. */
export const visit = {
  minutes: 10,
  /** The first page is rendered on the server, packed. */
  page: 12.8,
  /** Pictures that the browser does not have yet, of which a content network answers nearly all. */
  pictures: 60,
  picture: 1.04,
  picturesFromServer: 0.1,
  /** Bytes that leave the site: pages, code and answers; pictures come on top. */
  bytes: 400_000,
  pictureBytes: 12_000,
} as const;

/** What the machines are like, and what they cost: put your own in their place. */
export const machines = {
  /** How busy the busiest hour is beside the mean of a day. */
  peak: 3,
  /** How busy a core may be in that hour: the rest is for a machine that fails, and for what grows until the next one comes. */
  busy: 0.5,
  /** Bytes of an idle event stream (`pnpm bench server/streams`). */
  stream: 21_700,
  /** MB of a server process before its streams. */
  process: 420,
  /** Share of the database that is asked for in a day, and so should be in memory. */
  hot: 0.2,
  /** Copies of the database: primary, standby, and a month of backups, which are packed. */
  copies: 3,
  /** Cores of the largest machine that one database can have. */
  largestDatabase: 96,
  /** Euro a month: a core, a GB of memory, a GB of fast disk, a GB in a bucket, a GB that leaves. */
  euro: { core: 12, memory: 3, disk: 0.1, bucket: 0.02, traffic: 0.01 },
} as const;
