const keptMs = 60_000;

/** Reads something at most once a minute, and answers with the last result in between; what could not be read (null) is read again. */
export function rarely<Result>(
  now: () => Date,
  read: () => Promise<Result | null>,
): () => Promise<Result | null> {
  let last: { at: number; result: Promise<Result | null> } | undefined;
  return async () => {
    const at = now().getTime();
    if (last && at - last.at < keptMs) return last.result;
    const reading = { at, result: read() };
    last = reading;
    const result = await reading.result;
    if (result === null && last === reading) last = undefined;
    return result;
  };
}
