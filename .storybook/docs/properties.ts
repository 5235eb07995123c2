import { isValidElement } from 'react';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';
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

/** Whether a control can set the property: functions and elements can only be written in code. */
const canSet = (kind: SBType | undefined, value: unknown) =>
  kind !== undefined || (value !== undefined && typeof value !== 'function' && !isValidElement(value));

/**
 * The properties shown in the docs, also those that appear only in the stories' args: each with a description, without
 * `ref`, and with a control only where a reader can set a value.
 */
export const readableProperties: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map(name => {
      const property = argTypes[name] ?? { name };
      const { type, table, control } = property;
      const written = table?.type?.summary?.replace(/ \| undefined$/, '') ?? '';
      const kind = kindOf(written, initialArgs[name]);
      return [
        name,
        {
          ...property,
          description: property.description || meaningOf(name),
          ...(kind && { type: { ...kind, required: type?.required } }),
          control: canSet(kind, initialArgs[name]) ? control : { disable: true },
          table: {
            ...table,
            type: written ? { ...table?.type, summary: written } : table?.type,
            disable: name === 'ref' || table?.disable,
          },
        },
      ];
    }),
  );
