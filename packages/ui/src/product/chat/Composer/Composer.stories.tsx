import type { Meta, StoryObj } from '@storybook/react-vite';
import { PHOTO_MAX_BYTES } from '@velluto/rules';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { CostFirst } from '../../../../test/other-orders/Composer.tsx';
import { photographed } from '../../../../test/photographed.ts';
import { Sheet, SheetRow } from '../../../../test/Sheet.tsx';
import { sample } from '../../../../test/samples/sample.ts';
import { money, textOf, words, wordsIn } from '../../../../test/words.ts';
import { characterCount, composer } from '../../../i18n/messages/chat/chat.ts';
import { composerPhotos } from '../../../i18n/messages/chat/chat-media.ts';
import { problemMessages } from '../../../i18n/messages/error.ts';
import { cost } from '../../../i18n/messages/payments/cost.ts';
import { photoDropzone } from '../../../i18n/messages/photos.ts';
import { originWords } from '../../../i18n/messages/profiles/fictional.ts';
import { UnconfirmedEmailNotice } from '../UnconfirmedEmailNotice/UnconfirmedEmailNotice.tsx';
import { Composer, type ComposerProps } from './Composer.tsx';
import { ComposerBlocked, type ComposerBlockedProps } from './ComposerBlocked.tsx';
import { ComposerBox, ComposerRoot, ComposerSend } from './ComposerParts.tsx';
import type { PhotoSending } from './photo-sending.ts';
import { type ComposerOptions, useComposer } from './useComposer.ts';

const draft = 'Gladly, at eight in front of the cinema';

const meta = {
  title: 'Product/Chat/Composer',
  parameters: {
    since: '1.0.0',
    status: 'stable',
    guidance: {
      use: 'writing a message, with its cost below the text box.',
      avoid: 'comments or descriptions that cost nothing and are not sent: that is a TextArea.',
    },
    accessibility: {
      keyboard: [
        ['Enter', 'Sends, where the reader chose so; otherwise begins a new line.'],
        ['Shift + Enter', 'Begins a new line.'],
        ['Tab', 'Goes to the photo button and to Send.'],
      ],
      screenReader: [
        'Send says the price of the message.',
        'The Enter that ends a word of an input method sends nothing.',
      ],
    },
  },
  component: Composer,
  args: {
    name: 'Giulia',
    value: '',
    cost: { credits: 2, price: { amountMinor: 80, currency: 'EUR' } },
    credits: 14,
    creditsHref: '/credits',
    maxLength: 1000,
    enterSends: true,
    onChange: fn(),
    onSend: fn(),
    onNotEnoughCredits: fn(),
  },
  render: function Written(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Composer
        {...args}
        value={value}
        onChange={event => {
          args.onChange(event);
          setValue(event.text);
        }}
      />
    );
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Members with credits see what they paid for those that the message takes. */
export const OwnPrice: Story = {
  args: { cost: { credits: 2, price: { amountMinor: 100, currency: 'EUR' }, own: true } },
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: words(composer.send) });
    await expect(send).toHaveAccessibleDescription(
      words(composer.message({ cost: textOf(cost.own({ credits: 2, price: money(100) })) })),
    );
  },
};

export const FreeCredits: Story = {
  args: { cost: { credits: 2, price: { amountMinor: 0, currency: 'EUR' }, own: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: words(composer.send) })).toHaveAccessibleDescription(
      words(composer.message({ cost: textOf(cost.free({ credits: 2 })) })),
    );
  },
};

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: words(composer.label({ name: 'Giulia' })) });
    const send = canvas.getByRole('button', { name: words(composer.send) });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(
      words(composer.message({ cost: textOf(cost.from({ credits: 2, price: money(80) })) })),
    );
    await userEvent.type(box, '  Gladly  ');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Gladly' });
    await expect(box).toHaveFocus();
  },
};

export const EnterSends: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'One{Shift>}{Enter}{/Shift}Two');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'One\nTwo' });
  },
};

/** The Enter that ends a composed word sends nothing; in Safari it arrives after the composition has ended. */
export const InputMethod: Story = {
  args: { value: '東京' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('textbox');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    for (const ends of [{ isComposing: true }, { keyCode: 229 }]) {
      await fireEvent(box, new KeyboardEvent('keydown', { ...enter, ...ends }));
      await expect(args.onSend).not.toHaveBeenCalled();
    }
    await fireEvent(box, new KeyboardEvent('keydown', { ...enter, keyCode: 13 }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '東京' });
  },
};

export const EnterMakesALine: Story = {
  args: { enterSends: false },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, 'One{Enter}Two');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(box).toHaveValue('One\nTwo');
  },
};

/** The text stays in the box and the dialog that sells credits opens. */
export const NotEnoughCredits: Story = {
  args: { credits: 1, value: draft },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: words(composer.send) }));
    await expect(args.onNotEnoughCredits).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue(sample(draft));
  },
};

export const TooLong: Story = {
  args: { value: 'a'.repeat(1012) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: words(composer.send) })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Blocked: Story = {
  render: () => <ComposerBlocked problem={{ code: 'recipient_unavailable' }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const NearTheLimit: Story = { args: { value: 'Long. '.repeat(160).slice(0, 960) } };
export const Unconfirmed: Story = {
  args: { value: draft, notice: <UnconfirmedEmailNotice href="/complete-signup" /> },
};

/** Made of the same parts in another order: the cost above the text box, the note about credits below it. */
export const OtherOrder: Story = {
  render: ({ name, cost, credits, onSend, onNotEnoughCredits }) => (
    <CostFirst {...{ name, cost, credits, onSend, onNotEnoughCredits }} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: words(composer.label({ name: 'Giulia' })) });
    const price = words(composer.message({ cost: textOf(cost.from({ credits: 2, price: money(80) })) }));
    const above = canvas.getByText(price).compareDocumentPosition(box);
    await expect(above & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(box).toHaveAccessibleDescription(price);
    await userEvent.type(box, ' Gladly ');
    await userEvent.click(canvas.getByRole('button', { name: words(composer.send) }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Gladly' });
    await expect(box).toHaveFocus();
  },
};

/** A composer of plain elements. */
function Plain(message: ComposerOptions) {
  const { formProps, boxProps, sendProps, ids, costText, leftText, tooLong, authorText } =
    useComposer(message);
  return (
    <form {...formProps}>
      <p id={ids.author}>{authorText}</p>
      <textarea {...boxProps} />
      <button {...sendProps}>→</button>
      <p id={ids.cost}>{costText}</p>
      <p id={ids.left}>{leftText}</p>
      <p role="status">{tooLong && leftText}</p>
    </form>
  );
}

/** Elements of the site's own: the hook has their props, and the texts that describe them. */
export const OwnElements: Story = {
  render: ({ name, cost, credits, onSend, onNotEnoughCredits, onChange }) => (
    <Plain
      {...{ name, cost, credits, onSend, onNotEnoughCredits, onChange }}
      origin="ai"
      value={`${'a'.repeat(12)} `}
      maxLength={12}
      enterSends
    />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: words(composer.label({ name: 'Giulia' })) });
    await expect(box).toHaveAccessibleDescription(
      words(
        originWords.ai.head,
        ' ',
        characterCount.left({ count: 0 }),
        ' ',
        composer.message({ cost: textOf(cost.from({ credits: 2, price: money(80) })) }),
      ),
    );
    await userEvent.type(box, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'a'.repeat(12) });
    await userEvent.type(box, 'b');
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: `${'a'.repeat(12)} b` });
  },
};

/** A composer that does not say what a message costs is a fault, of which developers are warned. */
export const WithoutCost: Story = {
  // a fault is reported once a page, so it cannot be played again in the window of Storybook
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => undefined);
  },
  render: ({ name, cost, credits, onSend, onNotEnoughCredits, onChange, maxLength }) => (
    <ComposerRoot
      {...{ name, cost, credits, onSend, onNotEnoughCredits, onChange, maxLength }}
      value="Gladly"
    >
      <ComposerBox />
      <ComposerSend />
    </ComposerRoot>
  ),
  play: async () => {
    await expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(/^ComposerRoot: it has no ComposerCost\./),
    );
  },
};

const photos = {
  onFiles: fn(),
  cost: { credits: 3, price: { amountMinor: 120, currency: 'EUR' } },
  maxBytes: PHOTO_MAX_BYTES,
  onCancel: fn(),
} satisfies PhotoSending;
const picture = new File(['x'], 'canal.jpg', { type: 'image/jpeg' });

const formOf = (element: HTMLElement) => {
  const form = element.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
};
const carrying = (files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
/** A real drop event: those of Testing Library lose the files. */
const drag = (kind: string, over: HTMLElement, dataTransfer: DataTransfer | null, relatedTarget?: Element) =>
  fireEvent(over, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer, relatedTarget }));
const paste = (into: HTMLElement, clipboardData: DataTransfer) =>
  fireEvent(into, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));

/** The price of a photo is shown before one is chosen. */
export const Photos: Story = {
  args: { photos },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const add = await canvas.findByRole('button', { name: words(composerPhotos.add) });
    await expect(add).toHaveAccessibleDescription(
      words(composer.photo({ cost: textOf(cost.from({ credits: 3, price: money(120) })) })),
    );
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for files.');
    await userEvent.upload(input, picture);
    await waitFor(() => expect(photos.onFiles).toHaveBeenCalledWith({ files: [picture] }));
  },
};

/** The whole composer accepts a dropped picture, and shows that while one is dragged over it. Dropped text is inserted. */
export const DropTarget: Story = {
  args: { photos },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: words(composerPhotos.add) });
    const form = formOf(canvasElement);
    await drag('dragenter', form, new DataTransfer());
    await expect(canvas.queryByText(words(composerPhotos.drop))).toBeNull();
    await drag('dragenter', form, carrying([picture]));
    await waitFor(() => expect(canvas.getByText(words(composerPhotos.drop))).toBeVisible());
    await drag('dragleave', form, null, canvas.getByRole('textbox'));
    await expect(canvas.getByText(words(composerPhotos.drop))).toBeVisible();
    await drag('dragleave', form, null);
    await waitFor(() => expect(canvas.queryByText(words(composerPhotos.drop))).toBeNull());
    await drag('drop', canvas.getByRole('textbox'), carrying([picture]));
    await waitFor(() => expect(photos.onFiles).toHaveBeenCalledWith({ files: [picture] }));
  },
};

/** A pasted picture is uploaded; a paste that also has text is treated as text. */
export const Paste: Story = {
  args: { photos },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: words(composerPhotos.add) });
    const box = canvas.getByRole('textbox');
    const both = carrying([picture]);
    both.setData('text/plain', 'words');
    await paste(box, both);
    await expect(photos.onFiles).not.toHaveBeenCalled();
    await paste(box, carrying([picture]));
    await waitFor(() => expect(photos.onFiles).toHaveBeenCalledWith({ files: [picture] }));
  },
};

export const NotAPicture: Story = {
  args: { photos },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: words(composerPhotos.add) });
    const text = new File(['x'], 'me.txt', { type: 'text/plain' });
    await drag('drop', formOf(canvasElement), carrying([text]));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(photoDropzone.wrongType)),
    );
    await expect(photos.onFiles).not.toHaveBeenCalled();
  },
};

/** Enough credits for a text, not for a photo: the dialog that sells credits says how many are needed. */
export const NotEnoughForAPhoto: Story = {
  args: { photos, credits: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words(composerPhotos.add) }));
    await expect(args.onNotEnoughCredits).toHaveBeenCalledWith({ attempt: 'newPhoto', need: 3 });
  },
};

/** One photo at a time; texts can be written meanwhile. */
export const Uploading: Story = {
  args: { photos: { ...photos, upload: { name: 'canal.jpg', progress: 50 } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await drag('drop', formOf(canvasElement), carrying([picture]));
    await expect(photos.onFiles).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox'), 'Look');
    await expect(canvas.getByRole('button', { name: words(composer.send) })).toBeEnabled();
    await userEvent.click(
      canvas.getByRole('button', { name: words(composerPhotos.cancel({ name: 'canal.jpg' })) }),
    );
    await expect(photos.onCancel).toHaveBeenCalledOnce();
  },
};

export const UploadError: Story = {
  args: {
    photos: { ...photos, upload: { name: 'canal.jpg', progress: 40, problem: { code: 'photo_unreadable' } } },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(words(problemMessages.photo_unreadable))).toHaveRole('alert');
    // after an error another photo may be chosen at once
    await drag('drop', formOf(canvasElement), carrying([picture]));
    await waitFor(() => expect(photos.onFiles).toHaveBeenCalledOnce());
    await userEvent.click(
      canvas.getByRole('button', { name: words(photoDropzone.remove({ name: 'canal.jpg' })) }),
    );
    await expect(photos.onCancel).toHaveBeenCalledOnce();
  },
};

const Box = (props: ComposerProps) => (
  <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
    <Composer {...props} />
  </div>
);

const BlockedBox = (props: ComposerBlockedProps) => (
  <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
    <ComposerBlocked {...props} />
  </div>
);

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: args => (
    <Sheet>
      <SheetRow label="empty, written, several lines">
        <Box {...args} />
        <Box {...args} value={draft} />
        <Box
          {...args}
          value={`${sample(draft)}\n\n${sample('Or would you rather meet at the bar, a bit earlier? I can be there at half past seven.')}`}
        />
      </SheetRow>
      <SheetRow label="near the limit, over it">
        <Box {...args} value={'Long. '.repeat(160).slice(0, 960)} />
        <Box {...args} value={'Long. '.repeat(180).slice(0, 1012)} />
      </SheetRow>
      <SheetRow label="no credits, e-mail not confirmed, own price, free credits, price unknown, free">
        <Box {...args} value={draft} credits={0} />
        <Box {...args} value={draft} notice={<UnconfirmedEmailNotice href="/complete-signup" />} />
        <Box {...args} cost={{ credits: 2, price: { amountMinor: 100, currency: 'EUR' }, own: true }} />
        <Box {...args} cost={{ credits: 2, price: { amountMinor: 0, currency: 'EUR' }, own: true }} />
        <Box {...args} cost={{ credits: 2, price: null }} />
        <Box {...args} cost={{ credits: 0, price: null }} />
      </SheetRow>
      <SheetRow label="blocked, with and without a remedy">
        <BlockedBox problem={{ code: 'recipient_unavailable' }} />
        <BlockedBox
          problem={{ code: 'conversation_limit', max: 3 }}
          remedy={{ href: '/credits', label: 'Get credits' }}
        />
      </SheetRow>
    </Sheet>
  ),
};

const longFile = `${'a-walk-along-the-canal-'.repeat(4)}IMG_20261121.jpeg`;

/** Photos: the button and its price, an upload in progress, and the drop target. */
export const StatesPhotos: Story = {
  tags: ['sheet'],
  parameters: photographed,
  args: { photos },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: words(composerPhotos.add) })).toHaveLength(10),
    );
    const target = canvasElement.querySelector<HTMLElement>('[data-over] form');
    if (target) await drag('dragenter', target, carrying([picture]));
  },
  render: args => (
    <Sheet>
      <SheetRow label="empty, written near the limit, free">
        <Box {...args} />
        <Box {...args} value={'Long. '.repeat(160).slice(0, 960)} />
        <Box {...args} photos={{ ...photos, cost: { credits: 0, price: null } }} />
      </SheetRow>
      <SheetRow label="uploading 0, 50, 100">
        <Box {...args} photos={{ ...photos, upload: { name: 'canal.jpg', progress: 0 } }} />
        <Box {...args} value={draft} photos={{ ...photos, upload: { name: 'canal.jpg', progress: 50 } }} />
        <Box {...args} photos={{ ...photos, upload: { name: longFile, progress: 100 } }} />
      </SheetRow>
      <SheetRow label="not arrived, not readable, a picture above it">
        <Box
          {...args}
          photos={{ ...photos, upload: { name: 'canal.jpg', progress: 40, problem: { code: 'offline' } } }}
        />
        <Box
          {...args}
          photos={{
            ...photos,
            upload: { name: longFile, progress: 0, problem: { code: 'photo_unreadable' } },
          }}
        />
        <div data-over="">
          <Box {...args} />
        </div>
      </SheetRow>
      <SheetRow label="no credits">
        <Box {...args} value={draft} credits={0} />
      </SheetRow>
    </Sheet>
  ),
};
