/** Waits until the browser has reported what is in view, and has painted. */
export const painted = (): Promise<void> =>
  new Promise(resolve =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve()))),
  );
