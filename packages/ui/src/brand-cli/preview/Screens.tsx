import { Button, Stack } from '@velluto/ui/base';
import type { MemberProfile } from '@velluto/ui/model';
import { Page } from '@velluto/ui/patterns';
import { ChatTopBar, Composer, ConversationFrame, MessageList } from '@velluto/ui/product/chat';
import { ChatLayout, DefaultLayout, type ShellArea, TopBar } from '@velluto/ui/product/layout';
import { LikeButton } from '@velluto/ui/product/likes';
import { CreditsPackageList } from '@velluto/ui/product/payments';
import { AboutBlock, InterestChips, ProfileHeader } from '@velluto/ui/product/profiles';
import { MemberGrid } from '@velluto/ui/product/search';
import type { ReactNode } from 'react';
import { member, message, offers } from './examples.ts';
import type { Language } from './languages.ts';

const nothing = () => undefined;
const balance = 48;
const viewer = { name: 'Luca', photo: null, paid: true, credits: balance, unread: 2, newLikes: 1 };

const ages = [34, 41, 29, 38, 45, 31];
const states = [
  { online: true, likeNew: true },
  { premium: true },
  { origin: 'operator' },
  { online: true },
  {},
  { liked: true },
] as const;
const membersOf = ({ people }: Language) =>
  people.map(([name, place], index) =>
    member(`${index}`, name, ages[index] ?? 30, { place, ...states[index] }),
  );

/** The first of the people, as her profile shows her. */
function profileOf(language: Language): MemberProfile {
  const [name, place] = language.people[0] ?? ['', ''];
  return {
    ...member('0', name, 34, { place, online: true, premium: true }),
    aboutMe: language.about,
    interests: ['travelling', 'cooking', 'cinema', 'music'],
    sharedInterests: ['cooking'],
    attributes: {},
    photos: [],
    likedMe: false,
    matched: false,
    conversationId: null,
    lastActiveAt: null,
  };
}

const Layout = ({ current, children }: { current: ShellArea; children: ReactNode }) => (
  <DefaultLayout tabs top={<TopBar viewer={viewer} current={current} />}>
    {children}
  </DefaultLayout>
);

const Members = (language: Language) => (
  <Layout current="members">
    <Page title={language.near}>
      <MemberGrid members={membersOf(language)} status="ready" label={language.near} />
    </Page>
  </Layout>
);

function Profile(language: Language) {
  const profile = profileOf(language);
  return (
    <Layout current="members">
      <ProfileHeader
        member={profile}
        actions={
          <>
            <Button tone="primary">{language.write}</Button>
            <LikeButton
              memberId={profile.id}
              name={profile.name}
              state="idle"
              iconOnPhones
              onLike={nothing}
              onUnlike={nothing}
            />
          </>
        }
      >
        <Stack gap={5}>
          <AboutBlock name={profile.name} text={profile.aboutMe} />
          <InterestChips interests={profile.interests} shared={profile.sharedInterests} />
        </Stack>
      </ProfileHeader>
    </Layout>
  );
}

function Conversation(language: Language) {
  const profile = profileOf(language);
  return (
    <ChatLayout>
      <ConversationFrame
        list={null}
        top={<ChatTopBar member={profile} credits={balance} />}
        messages={
          <MessageList
            name={profile.name}
            messages={language.talk.map((text, index) => message(index + 1, index % 2 === 1, text))}
          />
        }
        composer={
          <Composer
            name={profile.name}
            value=""
            onChange={nothing}
            onSend={nothing}
            cost={{ credits: 2, price: { amountMinor: 80, currency: 'EUR' } }}
            credits={balance}
            onNotEnoughCredits={nothing}
            maxLength={1000}
          />
        }
      />
    </ChatLayout>
  );
}

const Credits = (language: Language) => (
  <Layout current="credits">
    <Page title={language.credits}>
      <CreditsPackageList offers={offers} />
    </Page>
  </Layout>
);

/** Screens of a member, by their name in English. */
export const screens = { Members, Profile, Conversation, Credits };
