/** `may_write` asks the new function `hidden_from`; an older process may not put its own rule back. */
export const oneRuleOfVisibility = { up: async () => {} };
