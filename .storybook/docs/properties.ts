import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import { attributeWords } from './attribute-words.ts';
import { isAttribute } from './docgen-options.ts';
import { presetsOf } from './presets/presets.ts';
import { meaningOf } from './property-words.ts';

/** The choices of a type that consists of texts and numbers: `"unit" | 1 | 2`. */
function choicesOf(written: string): (string | number)[] | undefined {
  const parts = written.split(' | ');
  if (!parts.every(part => /^(?:"[^"]*"|\d+)$/.test(part))) return undefined;
  return parts.map(part => JSON.parse(part));
}

/** The control's type by the written TypeScript type: choices become a list instead of an editor for code. */
function kindOf(written: string, value: unknown): SBType | undefined {
  const choices = choicesOf(written);
  if (choices) return { name: 'enum', value: choices };
  const plain = written.replace(/(?: \| (?:null|undefined))+$/, '');
  if (plain === 'boolean' || plain === 'number' || plain === 'string') return { name: plain };
  // addresses with a place for a value, such as `/members/{id}`
  if (/^`[^`]*`$/.test(plain)) return { name: 'string' };
  const isText = value === undefined || value === null || typeof value === 'string';
  return written === 'ReactNode' && isText ? { name: 'string' } : undefined;
}

/** Why only code can write a value of a type; undefined where a control can. */
export function codeOnly(written: string): string | undefined {
  if (/=>|\w+EventHandler</.test(written)) return 'a function';
  if (/^React(Node|Element)\b/.test(written)) return 'an element';
  if (/^Ref</.test(written)) return 'a handle on an element of the page';
  return undefined;
}

/** Whether a type is a list of texts or has only texts by name, which are edited as they are. */
const isEditable = (written: string) =>
  /^readonly (?:string|Gender|PaymentMethod|Relation|OrOwn<.*>|\("[^()]*\))\[\]$/.test(written) ||
  /^(?:Readonly<)?Record<\w+, (?:string|readonly string\[\])>+$/.test(written) ||
  /^\{ \w+: string; .*\}$/.test(written);

/** `photoDark` → `Photo dark`. */
const readable = (value: string) =>
  value.replace(/^./, first => first.toUpperCase()).replace(/\B[A-Z]/g, letter => ` ${letter.toLowerCase()}`);

/**
 * The control of a property: a switch, a number, a text, a list with readable names, presets in place of an object, or an
 * editor for lists and texts of several parts. Without one where only code can write the value (`codeOnly`).
 */
export function controlOf(name: string, written: string, value: unknown): InputType {
  const presets = presetsOf(name, written);
  if (presets) return { options: Object.keys(presets), mapping: presets, control: { type: 'select' } };
  const kind = kindOf(written, value);
  if (kind?.name === 'enum') {
    const labels = Object.fromEntries(kind.value.map(choice => [choice, readable(String(choice))]));
    return { type: kind, options: kind.value, control: { type: 'select', labels } };
  }
  if (kind) return { type: kind };
  if (isEditable(written)) return { control: { type: 'object' } };
  // a property that no type is known of has the control of its value
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  const isList = Array.isArray(value) && value.every(part => typeof part === 'string');
  return isPlain || isList ? {} : { control: { disable: true } };
}

/** Whether a property has no control. */
export const isDisabled = ({ control }: InputType): boolean =>
  typeof control === 'object' && control !== null && 'disable' in control && control.disable === true;

/** What the reader of types leaves with a component. */
interface Documented {
  __docgenInfo?: { props?: Record<string, Parameters<typeof isAttribute>[0]> };
}

/** Description of an attribute that a component hands on; undefined for a property of its own. */
function attributeMeaning(component: unknown, name: string): string | undefined {
  const declared = (component as Documented | undefined)?.__docgenInfo?.props?.[name];
  return declared && isAttribute(declared) ? attributeWords[name] : undefined;
}

/**
 * The properties shown in the docs, also those that appear only in the stories' args: each with a description, without
 * `ref`, and with a control only where a reader can set a value, else with the reason.
 */
export const readableProperties: ArgTypesEnhancer = ({ argTypes, initialArgs, component }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map(name => {
      const property = argTypes[name] ?? { name };
      const { type, table } = property;
      const written = table?.type?.summary?.replace(/ \| undefined$/, '') ?? '';
      const chosen = controlOf(name, written, initialArgs[name]);
      const why = isDisabled(chosen) ? codeOnly(written) : undefined;
      const meaning = attributeMeaning(component, name) ?? (property.description || meaningOf(name));
      return [
        name,
        {
          ...property,
          ...chosen,
          description: why ? `${meaning ?? ''} Set in code: ${why}.` : meaning,
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
