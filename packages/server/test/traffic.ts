/** A kind of call that is made again and again. */
interface Kind {
  count: number;
  /** Milliseconds of the slowest call since they were last asked for. */
  slowest: number;
}

/** Calls that are made all the time, each kind one after the other. */
export function startTraffic() {
  const kinds: Record<string, Kind> = {};
  const failures: string[] = [];
  const loops: Promise<void>[] = [];
  let isOver = false;
  const loop = async (
    name: string,
    pause: number,
    expected: number,
    call: (number: number) => Promise<{ status: number }>,
  ) => {
    const kind: Kind = { count: 0, slowest: 0 };
    kinds[name] = kind;
    for (; !isOver; kind.count++) {
      const start = performance.now();
      const status = await call(kind.count).then(
        answer => answer.status,
        (error: Error) => error.message,
      );
      kind.slowest = Math.max(kind.slowest, performance.now() - start);
      if (status !== expected) failures.push(`${name} ${status}`);
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  };
  return {
    /** Calls that had no answer, or another than expected. */
    failures,
    /** Repeats a call that has to be answered with this status, with so many milliseconds between two. */
    repeat: (...parts: Parameters<typeof loop>) => void loops.push(loop(...parts)),
    /** Milliseconds of the slowest call of each kind since this was last asked for. */
    slowest: (): Record<string, number> =>
      Object.fromEntries(
        Object.entries(kinds).map(([name, kind]) => {
          const { slowest } = kind;
          kind.slowest = 0;
          return [name, Math.round(slowest)];
        }),
      ),
    /** Ends the calls; returns how many there were of each kind. */
    end: async (): Promise<Record<string, number>> => {
      isOver = true;
      await Promise.all(loops);
      return Object.fromEntries(Object.entries(kinds).map(([name, { count }]) => [name, count]));
    },
  };
}
