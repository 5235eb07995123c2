/** What a search engine shows of a page besides its title. */
export interface SearchResult {
  /** One or two sentences about this page alone. */
  description: string;
  /** The page's content as schema.org describes it, such as questions and answers. */
  structuredData?: object | undefined;
}
