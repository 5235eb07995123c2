/** Reads a value from local storage; null when there is none, or no storage. */
export function readStored<Value>(place: string): Value | null {
  try {
    const text = localStorage.getItem(place);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Writes a value to local storage; a missing or full storage is no error. */
export function writeStored(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // private windows and full disks: the value is not kept
  }
}
