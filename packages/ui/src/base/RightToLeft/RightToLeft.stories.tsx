import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photographed } from '../../../test/photographed.ts';
import { landscapePhoto, portrait } from '../../../test/photos.ts';
import { Sheet, SheetRow } from '../../../test/Sheet.tsx';
import { sample } from '../../../test/samples/sample.ts';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Bleed } from '../Bleed/Bleed.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { CoinPill } from '../CoinPill/CoinPill.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Dropzone } from '../Dropzone/Dropzone.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Photo } from '../Photo/Photo.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { RadioCards } from '../RadioCards/RadioCards.tsx';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { Ribbon } from '../Ribbon/Ribbon.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { StepDots } from '../StepDots/StepDots.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TabLinks } from '../Tabs/Tabs.tsx';
import { Text } from '../Text/Text.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Toast } from '../Toast/Toast.tsx';

const nothing = () => undefined;

/** The base components in right-to-left direction. The texts stay in Latin letters: the fonts have no others. */
const meta = {
  title: 'Base/RightToLeft',
  tags: ['!dev', '!autodocs'],
  decorators: [story => <div style={{ inlineSize: '70rem' }}>{story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const buttons = (
  <>
    <SheetRow label="buttons, badges, chips">
      <Button startIcon={<Icon shape={icons.camera} size="s" />}>Add a photo</Button>
      <Button tone="primary" endIcon={<Icon shape={icons.chevronEnd} size="s" />}>
        Next
      </Button>
      <IconButton label="Back" icon={<Icon shape={icons.back} />} />
      <IconButton
        label="Messages"
        icon={<Icon shape={icons.message} />}
        count={<CountBadge count={100} overflow="99+" />}
      />
      <CoinPill amount={120} label="120 credits" />
      <Badge tone="warning">
        <Icon shape={icons.clock} size="xs" /> In review
      </Badge>
      <Chip removeLabel="Remove Lombardy" onPress={nothing}>
        Lombardy
      </Chip>
      <Avatar photo={portrait(6)} name="Giulia" size="l" online="Online now" />
      <Ribbon>Likes you</Ribbon>
      <Ribbon shape="tail" tone="p1">
        −25 %
      </Ribbon>
    </SheetRow>
    <Pagination
      page={2}
      pages={20}
      href="#page={page}"
      label="Pages"
      labels={{ previous: 'Previous page', next: 'Next page', page: number => `Page ${number}` }}
    />
    <TabLinks
      label="Likes"
      current="given"
      tabs={[
        { id: 'received', label: 'Received', count: <CountBadge count={3} />, href: '#received' },
        { id: 'given', label: 'Given', href: '#given' },
        { id: 'matches', label: 'Matches', href: '#matches' },
      ]}
    />
  </>
);

const fields = (
  <SheetRow label="fields">
    <div style={{ inlineSize: '20rem' }}>
      <Stack gap={4}>
        <TextField label="Motto" note="optional" description="Others see it." defaultValue="Slowly" />
        <TextField label="First name" defaultValue="G" error="At least two letters, please." />
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="aperitivo" />
        <SearchField label="Search" placeholder="Name" />
      </Stack>
    </div>
    <div style={{ inlineSize: '20rem' }}>
      <Stack gap={4}>
        <Select label="Region" options={[{ value: 'a', label: 'Lombardia' }]} defaultValue="a" />
        <DateField
          label="Date of birth"
          labels={{ day: 'Day', month: 'Month', year: 'Year' }}
          value="1990-09-03"
          onChange={nothing}
        />
        <TextArea label="About you" note="12 of 500" value="Trains, mostly." readOnly />
      </Stack>
    </div>
    <div style={{ inlineSize: '22rem' }}>
      <Stack gap={4}>
        <Checkbox label="I accept the terms" description="Version of March." defaultChecked />
        <Radio label="Only members I like" name="who" defaultChecked />
        <Switch label="New messages" description="By e-mail." checked onChange={nothing} />
        <RangeSlider
          legend="Age"
          labels={{ from: 'Youngest', to: 'Oldest' }}
          min={18}
          max={99}
          value={{ from: 28, to: 40 }}
          text="28–40"
          onChange={nothing}
        />
        <RadioCards
          legend="Pay with"
          columns={1}
          value="card"
          onChange={nothing}
          options={[{ value: 'card', label: 'Card', description: 'Visa', icon: <Icon shape={icons.card} /> }]}
        />
      </Stack>
    </div>
  </SheetRow>
);

const rest = (
  <>
    <SheetRow label="waiting, telling">
      <div style={{ inlineSize: '20rem' }}>
        <Stack gap={4}>
          <StepDots steps={5} current={1} label="Step 2 of 5" />
          <Progress value={30} label="Upload" />
          <Divider label="Thursday, 20 November" />
          <Divider label="2 new" tone="accent" />
        </Stack>
      </div>
      <Stack gap={4}>
        <Toast tone="positive" title="Profile saved" onDismiss={nothing} dismissLabel="Close" />
        <Toast title="Conversation removed" action={{ label: 'Undo', onPress: nothing }} />
      </Stack>
      <div style={{ inlineSize: '18rem' }}>
        <Dropzone label="Add a photo" hint="JPEG or PNG" accept="image/*" onFiles={nothing} progress={30} />
      </div>
    </SheetRow>
    <SheetRow label="text, boxes">
      <div style={{ inlineSize: '20rem' }}>
        <Stack gap={4}>
          <Heading level={2}>
            Near you, <em>tonight</em>
          </Heading>
          <Prose>
            <p>What the price of a message is:</p>
            <ul>
              <li>two credits</li>
              <li>about eighty cents</li>
            </ul>
          </Prose>
        </Stack>
      </div>
      <div style={{ inlineSize: '22rem' }}>
        <Accordion
          openId="rtl-open"
          items={[
            { id: 'rtl-open', title: 'Your data', content: <Text>Everything in one archive.</Text> },
            { id: 'rtl-closed', title: 'Leave', content: null },
          ]}
        />
      </div>
      <div style={{ inlineSize: '20rem' }}>
        <Surface padding={4} outlined>
          <Stack gap={4}>
            <ScrollArea label="Interests">
              <Inline gap={2} wrap={false}>
                {['silent films', 'travelling', 'theatre', 'cycling', 'chess'].map(word => (
                  <Chip key={word}>{word}</Chip>
                ))}
              </Inline>
            </ScrollArea>
            <Bleed inline={4}>
              <Photo photo={landscapePhoto} alt="" ratio="5 / 2" radius="none" />
            </Bleed>
          </Stack>
        </Surface>
      </div>
    </SheetRow>
  </>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <div dir="rtl">
      <Sheet>
        {buttons}
        {fields}
        {rest}
      </Sheet>
    </div>
  ),
  /** An arrow that means “next” points to the left. */
  play: async ({ canvas }) => {
    // the accessibility check comes next, and a ScrollArea can be focused only once it has measured itself
    await canvas.findByRole('region', { name: 'Interests' });
    const { left } = canvas.getByRole('link', { name: sample('Next page') }).getBoundingClientRect();
    await expect(left).toBeLessThan(
      canvas.getByRole('link', { name: sample('Previous page') }).getBoundingClientRect().left,
    );
  },
};
