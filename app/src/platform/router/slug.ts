/**
 * Address with the slug `auto` replaced by the visitor's language, `eng` for English (product.md §2); null for any other
 * slug.
 */
export function autoSlug(
  path: string,
  slug: string | undefined,
  language: string,
  query: string,
): string | null {
  if (slug !== 'auto') return null;
  return `${path.replace(/auto\/?$/, language === 'en' ? 'eng' : language)}${query}`;
}
