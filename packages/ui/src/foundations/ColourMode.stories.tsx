import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyNow } from '../../test/clock.ts';
import { Select } from '../base/Select/Select.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { velluto } from '../brands/velluto/index.ts';
import { fixedClock } from '../provider/clock.ts';
import type { Mode } from '../provider/context.ts';
import { UiProvider } from '../provider/UiProvider.tsx';
import { useMode } from '../provider/useMode.ts';

const storeMode = fn<(mode: Mode) => void>();

/**
 * `useMode` of `@velluto/ui/provider` changes the mode of the page and keeps the choice in the cookie `vl_mode`;
 * `ModeScript` in the head sets it before anything is drawn.
 */
const meta = {
  title: 'Foundations/Colour mode',
  beforeEach: () => {
    const page = document.documentElement;
    const { vlMode } = page.dataset;
    storeMode.mockClear();
    return () => {
      localStorage.removeItem('vl_mode');
      if (vlMode) page.dataset.vlMode = vlMode;
      else delete page.dataset.vlMode;
    };
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const options: { value: Mode; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the device' },
];

function Choice() {
  const { mode, resolved, setMode } = useMode();
  return (
    <Stack gap={4}>
      <Select
        id="mode"
        label="Colour mode"
        options={options}
        value={mode}
        onChange={({ target }) => setMode(target.value as Mode)}
      />
      <Text role="status">Shown: {resolved}</Text>
    </Stack>
  );
}

export const Default: Story = {
  render: () => (
    <UiProvider brand={velluto} locale="en-GB" clock={fixedClock(storyNow)} storeMode={storeMode}>
      <Choice />
    </UiProvider>
  ),
};

/** The page follows at once, and what follows the device says what it shows. */
export const Changed: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const page = document.documentElement;
    const ground = () => getComputedStyle(page).backgroundColor;
    const shown = canvas.getByRole('status');
    await userEvent.selectOptions(canvas.getByLabelText('Colour mode'), 'dark');
    await waitFor(() => expect(shown).toHaveTextContent('Shown: dark'));
    await expect(page).toHaveAttribute('data-vl-mode', 'dark');
    const dark = ground();
    await userEvent.selectOptions(canvas.getByLabelText('Colour mode'), 'system');
    const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    await waitFor(() => expect(shown).toHaveTextContent(`Shown: ${device}`));
    await expect(page).not.toHaveAttribute('data-vl-mode');
    await expect(ground() === dark).toBe(device === 'dark');
    await expect(storeMode.mock.calls).toEqual([['dark'], ['system']]);
    // by something else, such as another part of the page
    page.setAttribute('data-vl-mode', 'light');
    await waitFor(() => expect(canvas.getByLabelText('Colour mode')).toHaveValue('light'));
  },
};

/** A choice reaches the other open tabs of the site, and one made there reaches this page. */
export const OtherTabs: Story = {
  ...Default,
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByLabelText('Colour mode');
    await userEvent.selectOptions(choice, 'light');
    await expect(localStorage.getItem('vl_mode')).toBe('light');
    const inOtherTab = (key: string, newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    inOtherTab('vl_mode', 'dark');
    await waitFor(() => expect(choice).toHaveValue('dark'));
    await expect(document.documentElement).toHaveAttribute('data-vl-mode', 'dark');
    inOtherTab('something else', 'light');
    await expect(document.documentElement).toHaveAttribute('data-vl-mode', 'dark');
    // kept by the tab in which it was chosen
    await expect(storeMode.mock.calls).toEqual([['light']]);
  },
};
