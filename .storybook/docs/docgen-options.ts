/** How the types of properties are written in the docs: a type that is a choice as its values, whatever its name. */
export const docgenOptions = {
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
};
