'use client';

import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  getChatExamples,
  getChatsExamples,
  getPackagesExamples,
  getUserExamples,
  searchMembersExamples,
} from '@velluto/api-client/examples';
import { toConversation, toMember, toMessage, toOffers, toPerson, toViewer } from '@velluto/api-client/ui';
import { IconButton, icons } from '@velluto/ui/base';
import { messages as de } from '@velluto/ui/i18n/de';
import { messages as en } from '@velluto/ui/i18n/en';
import { messages as pl } from '@velluto/ui/i18n/pl';
import type { Offer, TileMember } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import {
  ChatTopBar,
  Composer,
  ConversationFrame,
  ConversationList,
  MessageList,
} from '@velluto/ui/product/chat';
import { ChatLayout, DefaultLayout, LanguageMenu, TopBar } from '@velluto/ui/product/layout';
import { MatchDialog } from '@velluto/ui/product/likes/MatchDialog';
import { CreditsPackageList, OrderTerms, useOrderRows } from '@velluto/ui/product/payments';
import { PaymentConfirmDialog } from '@velluto/ui/product/payments/PaymentConfirmDialog';
import { MemberGrid, MemberTile } from '@velluto/ui/product/search';
import { liveClock, TranslatedText, UiProvider } from '@velluto/ui/provider';
import { useState } from 'react';
import { aurora } from './aurora';

const languages = ['en', 'de', 'pl'];
const { user, num_unread_messages: unread, num_new: newLikes } = getUserExamples.premium;
const viewer = toViewer(user, { unread, newLikes });
const members = searchMembersExamples.many.results.map(toMember);
const conversations = getChatsExamples.some.chats.map(toConversation);
const chat = getChatExamples.talk;
const messages = chat.messages.map(message => toMessage(message));
const offers = toOffers(getPackagesExamples.bonus, { messageCredits: 2, mayRenew: false });

type Screen = 'members' | 'chats' | 'credits';

/** The screens of a site, in three languages and with a brand of its own. */
export function Screens({ start }: { start: number }) {
  const [i18n] = useState(() => setupI18n({ locale: 'en', messages: { de, en, pl } }));
  const [clock] = useState(() => liveClock(start));
  const [language, setLanguage] = useState('en');
  const [screen, setScreen] = useState<Screen>('members');
  const areas = [
    { id: 'members', icon: icons.search, label: i18n._('vl.TopBar.search') },
    { id: 'chats', icon: icons.message, label: i18n._('vl.TopBar.messages') },
    { id: 'credits', icon: icons.coin, label: i18n._('vl.TopBar.creditsUnknown') },
  ] as const;
  const menu = (
    <LanguageMenu
      locales={languages}
      current={language}
      onChange={({ locale }) => {
        i18n.activate(locale);
        setLanguage(locale);
      }}
    />
  );
  const bar = (
    <TopBar
      viewer={viewer}
      language={menu}
      items={areas.map(area => ({
        ...area,
        href: `#${area.id}`,
        active: area.id === screen,
        onClick: () => setScreen(area.id),
      }))}
    />
  );
  return (
    <I18nProvider i18n={i18n} defaultComponent={TranslatedText}>
      <UiProvider brand={aurora} locale={language} clock={clock}>
        <div lang={language}>
          {screen === 'chats' ? (
            <ChatLayout>
              <Chat />
            </ChatLayout>
          ) : (
            <DefaultLayout tabs top={bar} footer={menu}>
              <Page title={areas.find(({ id }) => id === screen)?.label}>
                {screen === 'members' ? <Members /> : <Credits />}
              </Page>
            </DefaultLayout>
          )}
        </div>
      </UiProvider>
    </I18nProvider>
  );
}

function Members() {
  const [match, setMatch] = useState<TileMember | null>(null);
  const close = () => setMatch(null);
  return (
    <>
      <MemberGrid
        members={members}
        renderItem={tile => (
          <MemberTile
            {...tile}
            action={
              <IconButton
                tone="quiet"
                icon={icons.like}
                label={tile.member.name}
                onClick={() => setMatch(tile.member)}
              />
            }
          />
        )}
      />
      {match && (
        <MatchDialog
          kind="match"
          member={match}
          ownName={viewer.name}
          ownPhoto={viewer.photo}
          messageCost={{ credits: 2, price: { amountMinor: 54, currency: 'EUR' } }}
          onAction={close}
          onOpenProfile={close}
          onClose={close}
        />
      )}
    </>
  );
}

function Chat() {
  const [draft, setDraft] = useState('');
  const member = toPerson(chat.profile);
  return (
    <ConversationFrame
      list={<ConversationList conversations={conversations} activeId={chat.conversation.id ?? undefined} />}
      top={<ChatTopBar member={member} credits={viewer.credits} />}
      messages={<MessageList messages={messages} name={member.name} readSeq={chat.conversation.read_seq} />}
      composer={
        <Composer
          name={member.name}
          value={draft}
          onChange={({ text }) => setDraft(text)}
          onSend={() => setDraft('')}
          onNotEnoughCredits={() => undefined}
          cost={{ credits: 2, price: { amountMinor: 54, currency: 'EUR' } }}
          credits={viewer.credits}
          maxLength={1000}
        />
      }
    />
  );
}

function Credits() {
  const [offer, setOffer] = useState<Offer | null>(null);
  return (
    <>
      <CreditsPackageList
        offers={offers.filter(({ kind }) => kind === 'credits')}
        onChoose={event => setOffer(event.offer)}
      />
      {offer && <Order offer={offer} onClose={() => setOffer(null)} />}
    </>
  );
}

function Order({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const rows = useOrderRows({ offer, method: 'ideal', refundDays: 14 });
  return (
    <PaymentConfirmDialog open rows={rows} onConfirm={onClose} onCancel={onClose}>
      <OrderTerms refundDays={14} />
    </PaymentConfirmDialog>
  );
}
