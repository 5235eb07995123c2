import type { I18n, Messages } from '@lingui/core';

/** Notes which messages a render uses, so that the page carries these and no others. */
export function recordMessages(i18n: I18n): () => Messages {
  const used = new Set<string>();
  const translate = i18n._.bind(i18n);
  i18n._ = ((id: string, ...rest: []) => {
    used.add(id);
    return translate(id, ...rest);
  }) as I18n['_'];
  return () => {
    const all = i18n.messages;
    const found: Messages = {};
    for (const id of used) {
      const message = all[id];
      if (message !== undefined) found[id] = message;
    }
    return found;
  };
}
