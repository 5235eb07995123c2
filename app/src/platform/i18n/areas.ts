import type { Language } from '@velluto/rules';
import type { Messages } from '@velluto/ui/provider';
import { areaLoaders } from './area-loaders.ts';

/** Loads the texts of some areas in one language; rejects when one of them cannot be loaded. */
export async function loadAreas(language: Language, areas: Iterable<string>): Promise<Messages> {
  const parts = await Promise.all([...areas].map(area => areaLoaders[language]?.[area]?.()));
  return Object.assign({}, ...parts.map(part => part?.messages));
}
