import type { Extensions } from '@velluto/server';

/** Demo members and the sandbox. The server must not import them, so the start script passes them to it. */
export async function extensions(): Promise<Extensions> {
  const { createDemo } = await import('@velluto/demo');
  const { sandbox } = await import('@velluto/sandbox');
  return { createDemo, sandbox };
}
