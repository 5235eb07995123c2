/** Looks for malware in members' uploads. */
export interface Scanner {
  /**
   * The name of the malware in a file; null for a clean file.
   *
   * @throws Unavailable when the scanner does not answer
   */
  find(content: Uint8Array): Promise<string | null>;
}
