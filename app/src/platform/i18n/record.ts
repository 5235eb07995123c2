import type { Messages, Translator } from '@velluto/ui/provider';

/** Notes which messages a render uses, so that the page carries these and no others. */
export function recordMessages(i18n: Translator, all: Messages): () => Messages {
  const used = new Set<string>();
  const translate = i18n._;
  i18n._ = (id, ...rest) => {
    used.add(id);
    return translate(id, ...rest);
  };
  return () => {
    const found: Messages = {};
    for (const id of used) {
      const message = all[id];
      if (message !== undefined) found[id] = message;
    }
    return found;
  };
}
