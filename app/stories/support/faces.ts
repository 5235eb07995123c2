import * as examples from '@velluto/api-client/examples';

/** A different face of about the right age for each person of the examples: indexes of the portraits. */
export const faces: Readonly<Record<string, number>> = {
  Matteo: 3,
  Giulia: 6,
  Martina: 1,
  Aurora: 10,
  Elena: 4,
  Chiara: 0,
  Stella: 2,
  Sofia: 12,
  Nives: 13,
  Alessia: 14,
  Valentina: 15,
  Francesca: 16,
  'Anna-Lena': 17,
};

/** The folder of a picture, which is the same for all its sizes. */
export const folderOf = (filename: string): string => filename.match(/\/img\/[0-9a-f]+/)?.[0] ?? filename;

/** The ages that the examples give to each person, by name. */
export const ages = new Map<string, Set<number>>();
/** Whose pictures they are, by folder. */
export const owners = new Map<string, string>();

JSON.stringify(examples, (_key, value) => {
  if (typeof value?.name !== 'string' || typeof value.age !== 'number') return value;
  ages.set(value.name, (ages.get(value.name) ?? new Set()).add(value.age));
  for (const picture of [value.main_image, ...(value.photos ?? [])])
    if (picture) owners.set(folderOf(picture.thumb_filename), value.name);
  return value;
});
