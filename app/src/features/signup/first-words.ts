import type { Visit } from '../../platform/visit.ts';

/** Takes a first message along into the form that opens next. */
export async function keepMessage(visit: Visit, message: string): Promise<void> {
  const { createSignupStore } = await import('./store.ts');
  visit.store(createSignupStore).change({ message });
}
