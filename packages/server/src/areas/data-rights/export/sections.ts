import type { PersonalTable } from '../personal-data/personal-table.ts';
import { personalTables } from '../personal-data/tables.ts';

/** Rows of one table that belong to a member, as one file of the archive. */
export interface Section {
  /** Name of the file, without its ending. */
  file: string;
  table: string;
  /** Column that names the member, or the row of `of`. */
  by: string;
  /** Table with the member's rows that these rows belong to. */
  of?: string;
  /** Column of `of`, or else of the table itself, that is set for rows to leave out. */
  unless?: string;
  /** Columns in the archive; secrets and data of other people are left out. */
  columns: readonly string[];
  orderBy: string;
}

/** Tables that are files of their own. Conversations, pictures and the profile are assembled in `contents.ts`. */
export const sections: readonly Section[] = Object.entries<PersonalTable>(personalTables).flatMap(
  ([table, { archive, archived: columns }]) => ('file' in archive ? [{ ...archive, table, columns }] : []),
);
