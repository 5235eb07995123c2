/** One thing that was looked at. */
export interface Finding {
  name: string;
  /** What is wrong; nothing when all is well. */
  fault?: string | undefined;
}

/** A value in kB (1024 bytes) that must not be above its limit. */
export const atMost = (name: string, bytes: number, limit: number): Finding => {
  const value = `${(bytes / 1024).toFixed(2)} kB`;
  return {
    name: `${name}: ${value} of ${limit} kB`,
    fault: bytes > limit * 1024 ? `${value} instead of at most ${limit} kB` : undefined,
  };
};

/** A list that must be empty. */
export const none = (name: string, faults: readonly string[]): Finding => ({
  name,
  fault: faults.length === 0 ? undefined : faults.join('\n'),
});
