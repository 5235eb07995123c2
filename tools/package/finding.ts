/** Result of one check. */
export interface Finding {
  name: string;
  /** Description of the fault; undefined when the check passed. */
  fault?: string | undefined;
}

/** Checks that a size is not above a limit in kB (1024 bytes). */
export const atMost = (name: string, bytes: number, limit: number): Finding => {
  const value = `${(bytes / 1024).toFixed(2)} kB`;
  return {
    name: `${name}: ${value} of ${limit} kB`,
    fault: bytes > limit * 1024 ? `${value} instead of at most ${limit} kB` : undefined,
  };
};

/** Checks that a list of faults is empty. */
export const none = (name: string, faults: readonly string[]): Finding => ({
  name,
  fault: faults.length === 0 ? undefined : faults.join('\n'),
});
