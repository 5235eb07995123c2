import type { Extensions } from '@velluto/server';

/** Demo members and the sandbox, which the server does not know: this is where the product is put together. */
export async function extensions(): Promise<Extensions> {
  const { createDemo } = await import('@velluto/demo');
  const { sandbox } = await import('@velluto/sandbox');
  return { createDemo, sandbox };
}
