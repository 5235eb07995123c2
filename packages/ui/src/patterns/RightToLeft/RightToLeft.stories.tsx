import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyNow } from '../../../test/clock.ts';
import { photographed } from '../../../test/photographed.ts';
import { portrait } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Icon } from '../../base/Icon/Icon.tsx';
import * as icons from '../../base/Icon/icons.ts';
import { Text } from '../../base/Text/Text.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Card } from '../Card/Card.tsx';
import { Countdown } from '../Countdown/Countdown.tsx';
import { DataList } from '../DataList/DataList.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { FaqList } from '../FaqList/FaqList.tsx';
import { ListRow } from '../ListRow/ListRow.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { OriginMark } from '../OriginMark/OriginMark.tsx';
import { Page } from '../Page/Page.tsx';
import { PersonLine } from '../PersonLine/PersonLine.tsx';
import { PersonTile } from '../PersonTile/PersonTile.tsx';
import { PhotoGrid } from '../PhotoGrid/PhotoGrid.tsx';
import { Price } from '../Price/Price.tsx';
import { StatusPage } from '../StatusPage/StatusPage.tsx';
import { StickyBar } from '../StickyBar/StickyBar.tsx';
import { Wizard } from '../Wizard/Wizard.tsx';

const nothing = () => undefined;
const demo = <OriginMark origin="system" label="Demo" />;

/** The patterns in right-to-left direction. The texts stay in Latin letters: the fonts have no others. */
const meta = {
  title: 'Patterns/RightToLeft',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const people = (
  <SheetRow label="people">
    <div style={{ inlineSize: '11rem' }}>
      <PersonTile
        href="#6"
        name="Giulia"
        age={31}
        picture={{ photo: portrait(6), alt: 'Photo of Giulia' }}
        details={['Monza', '13 interests']}
        online="Online"
        ribbon="Likes you"
        badges={<Badge tone="photo">IT</Badge>}
      />
    </div>
    <div style={{ inlineSize: '24rem' }}>
      <PhotoGrid
        label="Members"
        items={[2, 3, 4].map(index => ({
          id: `${index}`,
          content: (
            <PersonTile
              href={`#${index}`}
              name="Bianca"
              age={28}
              picture={{ photo: portrait(index), alt: `Photo ${index}` }}
            />
          ),
        }))}
      />
    </div>
    <div style={{ inlineSize: '24rem' }}>
      <PersonLine name="Elena" photo={portrait(1)} mark={demo} />
      <ListRow
        href="#chat"
        start={<Avatar photo={portrait(6)} name="Giulia" />}
        title="Giulia"
        detail="Shall we take the slow train?"
        end={<Badge tone="new">New</Badge>}
      />
      <ListRow
        start={<Icon shape={icons.card} />}
        title="50 credits"
        detail="3 Nov 2026 · PayPal"
        end="19.99 EUR"
      />
      {demo}
    </div>
  </SheetRow>
);

const facts = (
  <SheetRow label="facts, words, money">
    <div style={{ inlineSize: '22rem' }}>
      <Card padding="m">
        <DataList
          rows={[
            { term: 'Package', detail: '50 credits' },
            { term: 'Paid with', detail: 'PayPal' },
            { term: 'Total', detail: '19.99 EUR', strong: true },
          ]}
        />
      </Card>
    </div>
    <div style={{ inlineSize: '22rem' }}>
      <Notice
        tone="critical"
        icon={<Icon shape={icons.alert} size="s" />}
        action={<Button size="s">Try again</Button>}
      >
        Please check what you entered.
      </Notice>
      <FaqList
        openId="rtl-cost"
        items={[
          { id: 'rtl-cost', question: 'What does a message cost?', answer: 'Two credits.' },
          { id: 'rtl-photos', question: 'How many photos can I have?', answer: 'Three.' },
        ]}
      />
    </div>
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Price
        price={{ amountMinor: 1499, currency: 'EUR' }}
        normalPrice={{ amountMinor: 1999, currency: 'EUR' }}
        wasNowText={() => ''}
        size="l"
      />
      <Countdown
        expiresAt={new Date(storyNow + 9_668_000).toISOString()}
        announcement={() => ''}
        onElapsed={nothing}
      />
    </div>
  </SheetRow>
);

const pages = (
  <SheetRow label="pages and steps">
    <div style={{ inlineSize: '22rem' }}>
      <Wizard
        step={1}
        steps={5}
        stepLabel="Step 2 of 5"
        title="What shall we call you?"
        lead="Others see this name."
        level={2}
        back={<Button>Back</Button>}
        next={
          <Button type="submit" tone="primary">
            Next
          </Button>
        }
        onSubmit={nothing}
      >
        <TextField label="Name" />
      </Wizard>
    </div>
    <div style={{ inlineSize: '20rem' }}>
      <EmptyState title="No messages yet" actions={<Button>Look around</Button>}>
        Write to somebody.
      </EmptyState>
    </div>
    <div style={{ inlineSize: '24rem' }}>
      <StatusPage
        icon={<Icon shape={icons.check} size="l" />}
        title="Your e-mail is confirmed"
        actions={<Button tone="primary">Look around</Button>}
      >
        <p>Everyone can answer you now.</p>
      </StatusPage>
    </div>
  </SheetRow>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <div dir="rtl">
      <Banner
        tone="caution"
        icon={<Icon shape={icons.mail} size="s" />}
        action={<Button size="s">Resend</Button>}
        onDismiss={nothing}
        dismissLabel="Hide"
      >
        Confirm your e-mail to receive replies.
      </Banner>
      <Page
        title={
          <>
            Near you, <em>tonight</em>
          </>
        }
        lead="1,248 people in Lombardy"
        aside={<Button>Filters</Button>}
      >
        <Sheet>
          {people}
          {facts}
          {pages}
          <Text>The bar below stands at the foot of phones.</Text>
        </Sheet>
      </Page>
      <StickyBar label="Giulia">
        <Button>Like</Button>
        <Button tone="primary">Write</Button>
      </StickyBar>
    </div>
  ),
  /** The picture comes before the text, which means to the right of it. */
  play: async ({ canvas }) => {
    const row = canvas.getByText(sample('Shall we take the slow train?')).closest('.vl-ListRow');
    const [first, last] = [row?.firstElementChild, row?.lastElementChild];
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      last?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY,
    );
  },
};
