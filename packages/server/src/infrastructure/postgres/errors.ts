/** True when the database refused a row because of a unique constraint of the table. */
export function isDuplicate(error: unknown, table: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'table' in error &&
    error.table === table
  );
}
