/** Milliseconds of one interaction. */
export interface Interaction {
  /** From the input until the next frame was painted; browsers round it to 8 ms. */
  duration: number;
  /** From the input until its first event handler started. */
  waited: number;
  /** Time in event handlers. */
  worked: number;
  /** From the end of the handlers until the frame was painted. */
  drawn: number;
  /** The longest task of the page that ended after the input; 0 when none was longer than 50 ms. */
  longestTask: number;
}

/** Measurements that a document collects about itself. */
export interface Seen {
  /** Interactions by their id. */
  interactions: Record<number, Interaction>;
  /** Sum of the layout shifts that were not caused by an input. */
  shifts: number;
  /** Tasks longer than 50 ms. */
  longTasks: { start: number; end: number }[];
  /** Largest contentful paint, in milliseconds. */
  largestPaint: number;
}

/** Starts the collection; runs in the page before its own scripts. */
export function notice(): void {
  const seen: Seen = { interactions: {}, shifts: 0, longTasks: [], largestPaint: 0 };
  Object.assign(window, { seen });
  const observe = <Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, end: startTime + duration });
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe<PerformanceEventTiming & { interactionId: number }>('event', entry => {
    if (!entry.interactionId || (seen.interactions[entry.interactionId]?.duration ?? 0) > entry.duration)
      return;
    const { startTime, processingStart, processingEnd, duration } = entry;
    seen.interactions[entry.interactionId] = {
      duration,
      waited: processingStart - startTime,
      worked: processingEnd - processingStart,
      drawn: Math.max(0, startTime + duration - processingEnd),
      longestTask: Math.max(
        0,
        ...seen.longTasks.filter(({ end }) => end > startTime).map(({ start, end }) => end - start),
      ),
    };
  });
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', entry => {
    if (!entry.hadRecentInput) seen.shifts += entry.value;
  });
}
