import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../base/Stack/Stack.tsx';
import { vars } from '../theme/contract.css.ts';
import { Measured, Part, ValueName } from './Part.tsx';

/** The two typefaces of a brand and the nine sizes. Sizes are in rem and follow the font size of the browser. */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = Object.keys(vars.text.size) as (keyof typeof vars.text.size)[];
const polish = 'Zażółć gęślą jaźń';
const german = 'Größe, Übermut, Straßenfest';

const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.text.tracking.display,
};

const line = { display: 'flex', gap: vars.space[2], alignItems: 'center' };
const ofHeadlines = new Set<string>(['h3', 'h2', 'h1', 'hero']);
const sample = (size: (typeof sizes)[number]) => ({
  fontSize: vars.text.size[size],
  lineHeight: vars.text.leading[size],
  ...(ofHeadlines.has(size) && display),
});

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Stack gap={10}>
      <Part
        title="Sizes"
        rule="xs to xl set running text and controls in the body face; h3 to hero set headlines in the display face. A screen has one h1."
      >
        {sizes.map(size => (
          <Measured key={size} of="fontSize">
            {(ref, value) => (
              <div style={line}>
                <ValueName>
                  {size}
                  <br />
                  {value}
                </ValueName>
                <span ref={ref} style={sample(size)}>
                  Velvet, 34
                </span>
              </div>
            )}
          </Measured>
        ))}
      </Part>
      <Part
        title="Weights and emphasis"
        rule="Two weights for text. In a headline, one word or two may be emphasised; the brand says how that looks."
      >
        <span style={{ fontWeight: vars.font.weight }}>Text: {german}</span>
        <span style={{ fontWeight: vars.font.strong }}>Strong: {german}</span>
        <span style={{ ...display, fontSize: vars.text.size.h3 }}>
          Display, <em style={{ fontStyle: vars.font.emphasis }}>emphasised</em>
        </span>
        <span style={{ ...display, fontSize: vars.text.size.h3 }}>{polish}</span>
        <span style={{ letterSpacing: vars.text.tracking.caps, textTransform: 'uppercase' }}>
          Capitals have room
        </span>
      </Part>
    </Stack>
  ),
};
