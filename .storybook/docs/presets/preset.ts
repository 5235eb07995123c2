/** Values to choose from in place of an editor for objects, by a name that a reader understands. */
export type Presets<Value = unknown> = Readonly<Record<string, Value>>;

/** Presets by the TypeScript type of a property. */
export type PresetsByType = Readonly<Record<string, Presets>>;

/** Presets whose values are checked: `of<Viewer>({ … })`. */
export const of = <Value>(presets: Presets<Value>): Presets<Value> => presets;
