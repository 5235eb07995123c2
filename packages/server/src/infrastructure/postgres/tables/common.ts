import type { components } from '@velluto/api-client/schema';
import type { ColumnType } from 'kysely';

/** Kind of author of a profile, message or like; anything but `member` is shown as fictional. */
export type Origin = components['schemas']['Origin'];

/** A JSON column: read as a value, written as its text (`JSON.stringify`). */
export type Json<Value> = ColumnType<Value, string, string>;
/** A JSON column with a default. */
export type JsonDefault<Value> = ColumnType<Value, string | undefined, string>;
