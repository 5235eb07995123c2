import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem, type FieldError } from '@velluto/api-client';
import { Button, RadioCards, Stack, Switch, TextField } from '@velluto/ui/base';
import { FormErrorNotice } from '@velluto/ui/product/notices';
import { expect, fn, waitFor } from 'storybook/test';
import { sample } from '../../packages/ui/test/samples/sample.ts';
import { wordsIn } from '../../packages/ui/test/words.ts';
import { requireFields } from '../src/lib/problem.ts';
import { useForm } from '../src/lib/useSubmit.ts';

interface Args {
  save: (values: { name: string; city: string }) => Promise<void>;
}

/** Two fields that must not be empty. */
function Form({ save }: Args) {
  const { values, change, onSubmit, submit, pending, fields, problem } = useForm(
    { name: '', city: '' },
    async values => {
      const errors = requireFields(values, ['name', 'city']);
      if (errors) return errors;
      await save(values);
    },
  );
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={4}>
        <FormErrorNotice problem={problem} />
        <TextField
          label="Name"
          value={values.name}
          error={fields.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          label={sample('City')}
          value={values.city}
          error={fields.city}
          onChange={({ target }) => change({ city: target.value })}
        />
        <Button type="submit" pending={pending}>
          {sample('Save')}
        </Button>
        <Button onClick={() => void submit()}>{sample('Send')}</Button>
      </Stack>
    </form>
  );
}

/** A choice and a consent that are both needed. */
function Choices({ save }: Args) {
  const { values, change, onSubmit, fields } = useForm({ city: '', name: '' }, async values => {
    const errors = requireFields(values, ['city', 'name']);
    if (errors) return errors;
    await save(values);
  });
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack gap={4}>
        <RadioCards
          legend={sample('City')}
          options={['Roma', 'Milano'].map(city => ({
            value: city,
            label: sample(city),
            disabled: city === 'Roma',
          }))}
          value={values.city}
          error={fields.city}
          onChange={({ value }) => change({ city: value })}
        />
        <Switch
          label={sample('Show my name')}
          checked={values.name !== ''}
          error={fields.name}
          onChange={({ target }) => change({ name: target.checked ? 'Ada' : '' })}
        />
        <Button type="submit">{sample('Save')}</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Foundations/Forms',
  render: args => <Form {...args} />,
  args: { save: fn() },
  parameters: {
    docs: { description: { component: 'How every form is sent, and says why it was refused.' } },
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

/** A server that refuses these fields. */
const refused = (...details: FieldError[]) =>
  fn(async () => {
    throw new ApiProblem(400, { code: 'invalid_request', message: '', details });
  });

/** An empty required field gets an error without a call; the first one gets the focus, and keeps its error until it changes. */
export const Missing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [name, city] = [canvas.getByLabelText('Name'), canvas.getByLabelText(sample('City'))];
    await userEvent.click(canvas.getByRole('button', { name: sample('Save') }));
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Ada');
    await expect(name).toBeValid();
    await expect(name).toHaveFocus();
    await expect(city).toHaveAttribute('aria-invalid', 'true');
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** The focus also goes to a faulty choice, to one that can be chosen, and to a switch. */
export const MissingChoices: Story = {
  render: args => <Choices {...args} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: sample('Save') });
    await userEvent.click(save);
    const milano = canvas.getByRole('radio', { name: sample('Milano') });
    await waitFor(() => expect(milano).toHaveFocus());
    await expect(canvas.getByRole('radiogroup', { name: sample('City') })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await userEvent.click(milano);
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('switch')).toHaveFocus());
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-invalid', 'true');
  },
};

const filled: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
  await userEvent.type(canvas.getByLabelText(sample('City')), 'Roma{Enter}');
};

/** The server refuses a field that the form shows: it gets an error and the focus. */
export const RefusedField: Story = {
  args: { save: refused({ field: 'name', code: 'taken' }) },
  play: async context => {
    await filled(context);
    const name = context.canvas.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(context.canvas.getByLabelText(sample('City'))).toBeValid();
    await expect(context.canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** An error that belongs to no field of the form is shown above it, until something changes. */
export const RefusedWhole: Story = {
  args: { save: refused({ field: 'region', code: 'unknown' }) },
  play: async context => {
    const { canvas, userEvent } = context;
    await filled(context);
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await userEvent.type(canvas.getByLabelText(sample('City')), '!');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** Pending answers of the server. */
const owed: (() => void)[] = [];

/** The form is sent once, however often the button is pressed, and is pending until the answer arrives. */
export const SentOnce: Story = {
  args: { save: fn(() => new Promise<void>(answer => owed.push(answer))) },
  play: async context => {
    const { canvas, args } = context;
    await filled(context);
    const button = canvas.getByRole('button', { name: wordsIn(sample('Save')) });
    // in one task: nothing renders between these presses
    for (let press = 0; press < 2; press++) canvas.getByRole('button', { name: sample('Send') }).click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(args.save).toHaveBeenCalledOnce();
    await expect(args.save).toHaveBeenCalledWith({ name: 'Ada', city: 'Roma' });
    owed.shift()?.();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    canvas.getByRole('button', { name: sample('Send') }).click();
    await waitFor(() => expect(args.save).toHaveBeenCalledTimes(2));
    owed.shift()?.();
  },
};
