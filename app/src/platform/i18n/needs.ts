const areas = new Set<string>();

/** Says that code was loaded whose texts are in this area; the build puts the call into every file of messages. */
export function needTexts(area: string): void {
  areas.add(area);
}

/** The areas that the code of this page needs, so far. */
export const neededAreas = (): ReadonlySet<string> => areas;
