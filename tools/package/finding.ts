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

/** Prints findings, the last line for the test command, and ends the process: with an error if one of them failed. */
export function report(findings: readonly Finding[]): never {
  for (const { name, fault } of findings)
    console.log(fault === undefined ? `ok     ${name}` : `FAILED ${name}\n${fault}`);
  const failed = findings.filter(({ fault }) => fault !== undefined).length;
  console.log(`${findings.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Checks that a list of faults is empty. */
export const none = (name: string, faults: readonly string[]): Finding => ({
  name,
  fault: faults.length === 0 ? undefined : faults.join('\n'),
});
