/** Looks for malware in what members upload. */
export interface Scanner {
  /**
   * The name of what is in a file; null where nothing is.
   *
   * @throws Unavailable while nobody can say
   */
  find(content: Uint8Array): Promise<string | null>;
}
