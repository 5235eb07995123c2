/** Knows passwords that were seen in leaks. */
export interface BreachedPasswords {
  /** Whether a password was in a leak; false while nobody can say. */
  has(password: string): Promise<boolean>;
}
