/** Milliseconds of one interaction. */
export interface Interaction {
  /** Until the next picture stood, in steps of 8. */
  duration: number;
  /** Before its first event was worked at. */
  waited: number;
  /** In its events. */
  worked: number;
  /** From there to the picture. */
  drawn: number;
  /** The longest task of the page that began from the press on; 0 when none was longer than 50. */
  longestTask: number;
}

/** What a document notices of itself. */
export interface Seen {
  /** Interactions by their id. */
  interactions: Record<number, Interaction>;
  /** Sum of layout shifts that nobody caused. */
  shifts: number;
  /** Tasks longer than 50 ms. */
  longTasks: { start: number; end: number }[];
  /** When the largest part that came by itself was painted. */
  largestPaint: number;
}

/** Begins to notice; runs in the page before its own scripts. */
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
