/** Reads a value kept on this device; null when there is none, or when the browser keeps nothing. */
export function readStored<Value>(place: string): Value | null {
  try {
    const text = localStorage.getItem(place);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** Keeps a value on this device; a browser that keeps nothing, or a full one, is no error. */
export function writeStored(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // private windows and full disks: the value lives as long as the page
  }
}
