import { conversation } from './conversation.ts';
import { forms } from './forms.ts';
import { drawings, layout } from './layout.tsx';
import { money } from './money.ts';
import { people } from './people.ts';
import type { Presets, PresetsByType } from './preset.ts';

const byType: PresetsByType = { ...people, ...conversation, ...money, ...forms, ...layout };

/** The type whose presets fit: `Pick<Viewer, "name"> | null` needs nothing that a `Viewer` has not. */
const fitting = (written: string) =>
  written
    .replace(/^readonly /, '')
    .replace(/ \| null$/, '')
    .replace(/\b(?:Pick|Omit)<(\w+), [^<>]*>/g, '$1')
    .replace(/^\((\w+) & \w+\)\[\]$/, '$1[]')
    .replace(/^Partial<Record<(?:keyof )?([^,]+), .*$/, 'Problems of $1');

/** Presets of a property by its name and type; undefined where there are none. */
export function presetsOf(name: string, written: string): Presets | undefined {
  if (written === 'ReactNode' && /^(icon|startIcon|endIcon)$/.test(name)) return drawings;
  const presets = byType[fitting(written)];
  const needsNull = written.endsWith(' | null') && presets && !Object.values(presets).includes(null);
  return needsNull ? { ...presets, None: null } : presets;
}
