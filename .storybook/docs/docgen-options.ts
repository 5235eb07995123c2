import { attributeWords } from './attribute-words.ts';

/** A property, as far as the reader of types knows where it comes from. */
interface Declared {
  name: string;
  parent?: { name: string; fileName: string };
}

/** Whether React declares a property, not the package. */
export const isAttribute = ({ parent }: Declared): boolean =>
  parent?.fileName.includes('node_modules') ?? false;

/** How the docs read properties: a type that is a choice as its values, whatever its name, and which attributes they list. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: (property: Declared): boolean =>
    !isAttribute(property) ||
    (/^(?:Anchor|Button|Input|Select|Textarea)HTMLAttributes$/.test(property.parent?.name ?? '') &&
      Object.hasOwn(attributeWords, property.name)),
};
