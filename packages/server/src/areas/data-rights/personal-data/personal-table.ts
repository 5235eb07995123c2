import type { DataCategoryName } from '@velluto/rules';
import type { Database } from '../../../infrastructure/postgres/schema.ts';

/** What becomes of a table's rows when a member is erased. */
export type Erasure =
  /** They are deleted; `owner` are the columns that name the member. */
  | { rows: 'deleted'; owner: readonly string[] }
  /** They go with the row of another table that they belong to. */
  | { rows: 'deleted_with'; table: string }
  /** They stay without the person: these columns are emptied. */
  | { rows: 'cleared'; owner: string; columns: readonly string[] }
  /** They name no member by an id; `by` is the function that deletes them. */
  | { rows: 'deleted_elsewhere'; by: string }
  /** They stay, for this reason. */
  | { rows: 'kept'; why: string };

/** How a table's rows get into a member's archive. */
export type Archive =
  /** As a file of their own. */
  | {
      /** Name of the file, without its ending. */
      file: string;
      /** Column that names the member, or the row of `of`. */
      by: string;
      /** Table with the member's rows that these rows belong to. */
      of?: string;
      /** Column of `of`, or else of the table itself, that is set for rows to leave out. */
      unless?: string;
      orderBy: string;
    }
  /** In a file that `data-rights/export/contents.ts` makes. */
  | { in: string }
  /** Not at all, for this reason. */
  | { leftOut: string };

/** A table with personal data. Every column is in exactly one of `archived` and `notArchived`, which a test compares with the database. */
export interface PersonalTable<Column extends string = string> {
  /** What its rows are, as the privacy page names it. */
  category: DataCategoryName;
  /** Columns that the privacy page names elsewhere. */
  otherCategories?: Partial<Record<DataCategoryName, readonly Column[]>>;
  /** Columns that the member's archive shows. */
  archived: readonly Column[];
  /** Columns that it does not show: secrets, hashes, marks of other people, and what other columns say already. */
  notArchived: readonly Column[];
  archive: Archive;
  erasure: Erasure;
}

/** Tables with personal data, by name. */
export type PersonalTables = { [Table in keyof Database]?: PersonalTable<keyof Database[Table] & string> };
