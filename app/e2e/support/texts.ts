import { type MessageId, type Messages, setupI18n } from '@lingui/core';

/** Languages that the specs read the product in. */
export type Language = 'it' | 'en' | 'de';

/** A text of the product as it is displayed: values filled in, tags removed. */
export type Texts = (id: string, values?: Record<string, unknown>) => string;

const folders = [
  'packages/ui/src/i18n',
  'app/src/locales',
  'packages/server/src/infrastructure/mail',
  'packages/sandbox/src',
];

async function messagesOf(folder: string, language: Language): Promise<Messages> {
  // compiled when the product starts, so imported only when a spec runs
  const { messages } = await import(`../../../${folder}/catalogs/${language}.ts`);
  return messages;
}

/** Loads the product's catalogs, so that specs find texts by id and do not break when a wording changes. */
export async function loadTexts(language: Language): Promise<Texts> {
  const all = await Promise.all(folders.map(folder => messagesOf(folder, language)));
  const messages: Messages = Object.assign({}, ...all);
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (id, values) => {
    if (messages[id] === undefined) throw new Error(`There is no text ${id} in ${language}.`);
    return i18n._(id as MessageId, values).replaceAll(/<\/?\w+>/g, '');
  };
}
