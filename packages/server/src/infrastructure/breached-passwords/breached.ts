/** Checks whether passwords appeared in leaks. */
export interface BreachedPasswords {
  /** Whether a password was in a leak; false when the service cannot be reached. */
  has(password: string): Promise<boolean>;
}
