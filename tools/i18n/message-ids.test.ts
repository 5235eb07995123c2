import { expect, it } from 'vitest';
import { textsWithoutId } from './message-ids.ts';

it('finds a text without an id, and one whose id has no dots', () => {
  const catalog = `msgid ""
msgstr ""

#. js-lingui-explicit-id
#: app/src/locales/messages/home.ts
msgid "app.Home.title"
msgstr "Home"

#: app/src/locales/messages/home.ts
msgid "Good morning"
msgstr "Good morning"

#. js-lingui-explicit-id
#: app/src/locales/messages/chat.ts
msgid "title"
msgstr "Chat"
`;
  expect(textsWithoutId(catalog)).toEqual([
    'app/src/locales/messages/home.ts: “Good morning” is no id. Write one in its msg({ … }), like app.Home.title.',
    'app/src/locales/messages/chat.ts: “title” is no id. Write one in its msg({ … }), like app.Home.title.',
  ]);
});
