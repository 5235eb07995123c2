import { Button } from '../../src/base/Button/Button.tsx';
import { Checkbox } from '../../src/base/Checkbox/Checkbox.tsx';
import { RadioCards } from '../../src/base/RadioCards/RadioCards.tsx';
import { Select } from '../../src/base/Select/Select.tsx';
import { Stack } from '../../src/base/Stack/Stack.tsx';
import { Switch } from '../../src/base/Switch/Switch.tsx';
import { TextArea } from '../../src/base/TextArea/TextArea.tsx';
import { TextField } from '../../src/base/TextField/TextField.tsx';
import type { Pairs } from './pair.ts';

const nothing = () => undefined;
const options = (...labels: string[]) => labels.map(label => ({ value: label, label }));

/** Fields and choices. */
export const forms: Pairs = {
  TextField: [
    {
      good: {
        picture: () => <TextField label="City" description="Others see this." placeholder="Turin" />,
        why: 'The label stays while one types; the placeholder is only an example.',
      },
      bad: {
        picture: () => <TextField label="City" placeholder="City (others see this)" />,
        why: 'Help in a placeholder is gone with the first letter.',
      },
    },
    {
      good: {
        picture: () => (
          <TextField label="First name" error="At least two letters, please." defaultValue="G" />
        ),
        why: 'The error says how to correct it.',
      },
      bad: {
        picture: () => (
          <Stack gap={3}>
            <TextField label="First name" error="Invalid input." defaultValue="G" />
            <TextField label="City" error="Invalid input." defaultValue="Mi" />
          </Stack>
        ),
        why: 'The same words below every field blame and do not help.',
      },
    },
  ],
  TextArea: [
    {
      good: {
        picture: () => (
          <TextArea
            label="About you"
            note="up to 500"
            description="Two or three sentences."
            value=""
            onChange={nothing}
          />
        ),
        why: 'The limit is known before it is reached.',
      },
      bad: {
        picture: () => <TextArea label="First name" value="" onChange={nothing} />,
        why: 'A large field asks for a long text: one line has a TextField.',
      },
    },
  ],
  Select: [
    {
      good: {
        picture: () => (
          <Select label="Region" options={options('Liguria', 'Lombardia', 'Piemonte', 'Toscana', 'Veneto')} />
        ),
        why: 'A long list of names that readers know.',
      },
      bad: {
        picture: () => (
          <Stack gap={3}>
            <Select label="You are" options={options('A woman', 'A man')} />
            <Select label="You look for" options={options('A woman', 'A man', 'Both')} />
          </Stack>
        ),
        why: 'Two or three choices stay hidden here: RadioCards show them at once.',
      },
    },
  ],
  RadioCards: [
    {
      good: {
        picture: () => (
          <RadioCards
            legend="You are"
            options={options('A woman', 'A man')}
            value="A woman"
            onChange={nothing}
            columns={2}
          />
        ),
        why: 'Few choices, all in view, one press.',
      },
      bad: {
        picture: () => (
          <RadioCards
            legend="Your height"
            options={options('1.60 m', '1.61 m', '1.62 m', '1.63 m')}
            value="1.60 m"
            onChange={nothing}
          />
        ),
        why: 'A scale does not end: use a Select or a RangeSlider.',
      },
    },
  ],
  Checkbox: [
    {
      good: {
        picture: () => <Checkbox label="I have read the terms" />,
        why: 'It agrees to one thing and takes effect with the form.',
      },
      bad: {
        picture: () => <Checkbox label="Do not send me no mails" defaultChecked />,
        why: 'Never ticked beforehand, never with a “not” that has to be thought about.',
      },
    },
  ],
  Switch: [
    {
      good: {
        picture: () => (
          <Switch label="Mails about new likes" description="At most one a day." checked onChange={nothing} />
        ),
        why: 'The label names what is on; it takes effect at once.',
      },
      bad: {
        picture: () => (
          <Stack gap={3}>
            <Switch label="Accept the terms and sign up" checked onChange={nothing} />
            <Button tone="primary">Sign up</Button>
          </Stack>
        ),
        why: 'Switched on, it looks done although the form is not sent: use a Checkbox.',
      },
    },
  ],
};
