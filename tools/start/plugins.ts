import type { Plugins } from '@velluto/server';

/** Demo members and the sandbox. The server must not import them, so the start script passes them to it. */
export async function plugins(): Promise<Plugins> {
  const { createDemo } = await import('@velluto/demo');
  const { sandbox } = await import('@velluto/sandbox');
  return { createDemo, sandbox };
}
