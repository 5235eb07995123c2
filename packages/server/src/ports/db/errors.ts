/** True when the database refused a row because another one of the table is the same where it must be unique. */
export function isDuplicate(error: unknown, table: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'table' in error &&
    error.table === table
  );
}
