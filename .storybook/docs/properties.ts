import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import { presetsOf } from './presets.tsx';
import { meaningOf } from './property-words.ts';

/** The control's type by the written TypeScript type: choices become a list instead of an editor for code. */
function kindOf(written: string, value: unknown): SBType | undefined {
  const parts = written.split(' | ');
  if (parts.every(part => /^"[^"]*"$/.test(part))) {
    return { name: 'enum', value: parts.map(part => part.slice(1, -1)) };
  }
  if (parts.every(part => /^\d+$/.test(part))) return { name: 'enum', value: parts.map(Number) };
  if (written === 'boolean' || written === 'number' || written === 'string') return { name: written };
  return written === 'ReactNode' && typeof value === 'string' ? { name: 'string' } : undefined;
}

/** `photoDark` → `Photo dark`. */
const readable = (value: string) =>
  value.replace(/^./, first => first.toUpperCase()).replace(/\B[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/**
 * The control of a property: a switch, a number, a text, a list with readable names, or presets in place of an object.
 * Without one where only code can write the value: a function, an element, an object that has no presets.
 */
export function controlOf(name: string, written: string, value: unknown): InputType {
  const kind = kindOf(written, value);
  if (kind?.name === 'enum') {
    const labels = Object.fromEntries(kind.value.map(choice => [choice, readable(String(choice))]));
    return { type: kind, options: kind.value, control: { type: 'select', labels } };
  }
  if (kind) return { type: kind };
  const presets = presetsOf(name, written);
  if (presets) return { options: Object.keys(presets), mapping: presets, control: { type: 'select' } };
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  const isList = Array.isArray(value) && value.every(part => typeof part === 'string');
  return isPlain || isList ? {} : { control: { disable: true } };
}

/**
 * The properties shown in the docs, also those that appear only in the stories' args: each with a description, without
 * `ref`, and with a control only where a reader can set a value.
 */
export const readableProperties: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map(name => {
      const property = argTypes[name] ?? { name };
      const { type, table } = property;
      const written = table?.type?.summary?.replace(/ \| undefined$/, '') ?? '';
      const chosen = controlOf(name, written, initialArgs[name]);
      return [
        name,
        {
          ...property,
          ...chosen,
          description: property.description || meaningOf(name),
          type: chosen.type ? { ...(chosen.type as SBType), required: type?.required } : type,
          table: {
            ...table,
            type: written ? { ...table?.type, summary: written } : table?.type,
            disable: name === 'ref' || table?.disable,
          },
        },
      ];
    }),
  );
