import { LANGUAGE_PARAM } from '@velluto/rules';

/** Address of a page in a language, which is stronger than what the visitor chose before. `query` is the rest of what the page asks for. */
export function addressIn(language: string, path: string, query = ''): string {
  const params = new URLSearchParams(query);
  params.set(LANGUAGE_PARAM, language);
  return `${path}?${params}`;
}
