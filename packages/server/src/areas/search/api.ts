/** What other areas, `http` and `boot` use of `search`; the rest is private. */
export { search } from './search.ts';
export { peopleLike, similarTo } from './similar.ts';
export { type MemberSummary, presenceOf, summariesOf, summaryFor, type Viewer } from './summaries.ts';
