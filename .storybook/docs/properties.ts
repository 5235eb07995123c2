import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { meaningOf } from './property-words.ts';

const settable = new Set(['boolean', 'string', 'number', 'enum']);

/** Whether a control can set a value of this kind: not what only code makes. */
const canSet = (kind: string | undefined, value: unknown) =>
  settable.has(kind ?? '') || (value !== undefined && typeof value !== 'function' && !isValidElement(value));

/** The properties as the docs show them: each with its meaning, nothing that only code needs, no control without use. */
export const readableProperties: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { table, control } = type;
      const summary = table?.type?.summary?.replace(/ \| undefined$/, '');
      return [
        name,
        {
          ...type,
          description: type.description || meaningOf(name),
          control: canSet(type.type?.name, initialArgs[name]) ? control : { disable: true },
          table: {
            ...table,
            type: summary === undefined ? table?.type : { ...table?.type, summary },
            disable: name === 'ref' || table?.disable,
          },
        },
      ];
    }),
  );
