/** SQL: an even number from 0 to 1 that follows from a key (an integer expression); another seed gives another number. */
export const chance = (key: string, seed: number): string =>
  `((hashint8extended((${key})::bigint, ${seed}) & 1048575) / 1048576.0::float8)`;

/** SQL: an id such as the product makes, with the time in its first bits. */
export const idAt = (moment: string): string => `uuidv7(${moment} - clock_timestamp())`;

/** SQL: the value of each class of members, chosen by a column that names the class. */
export const byClass = (column: string, values: Record<string, number | boolean>): string =>
  `case ${column} ${Object.entries(values)
    .map(([name, value]) => `when '${name}' then ${value}`)
    .join(' ')} end`;
