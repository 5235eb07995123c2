import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { photographed } from '../../test/photographed.ts';
import { Heading } from '../base/Heading/Heading.tsx';
import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { brands } from '../brands/inputs.ts';
import { brandMeasures } from '../theme/compiler/measures.ts';
import { vars } from '../theme/contract.css.ts';
import { growing, headlineLeading, narrowHeadlines, phoneText } from '../theme/type-scale.ts';
import { CopyVariable } from './CopyVariable.tsx';
import { expectVariables } from './expectVariables.ts';
import { Part, ValueName } from './Part.tsx';
import { pixels, useComputed } from './useComputed.ts';

/**
 * The two typefaces of a brand and the nine sizes, each with its value and its variable: press the name to copy it. Sizes are
 * in rem and follow the font size of the browser.
 */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Size = keyof typeof vars.text.size;
const sizes = Object.keys(vars.text.size) as Size[];
/** Widths of windows in pixels. */
const windows = { phone: 360, tablet: 768, desktop: 1280 } as const;
type Window = keyof typeof windows;
const polish = 'Zażółć gęślą jaźń';
const german = 'Größe, Übermut, Straßenfest';

const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.text.tracking.display,
};
const ofHeadlines = new Set<Size>(['h3', 'h2', 'h1', 'hero']);
const isGrowing = (size: Size): size is keyof typeof narrowHeadlines => size in narrowHeadlines;

/**
 * Pixels of a rem in a window. The root element of a page wears its brand and has the size of running text, so that phones
 * with their larger one have a larger rem.
 */
const remIn = (window: Window) => (window === 'phone' ? 16 * Number.parseFloat(phoneText.m) : 16);

/** How text of a size looks in a window of this width, but for the rem of the window that shows this page. */
function typeIn(window: Window, size: Size): CSSProperties {
  const own = { fontSize: vars.text.size[size], lineHeight: vars.text.leading[size] };
  if (isGrowing(size)) {
    return {
      ...display,
      fontSize: growing(size, vars.text.size, `${windows[window] / remIn(window)}rem`),
      lineHeight: headlineLeading,
    };
  }
  if (ofHeadlines.has(size)) return { ...display, ...own };
  // its variable holds only the size that this window has
  if (size in phoneText) {
    const wide = brandMeasures(brands.velluto).text.size;
    return { ...own, fontSize: (window === 'phone' ? phoneText : wide)[size as keyof typeof phoneText] };
  }
  return own;
}

const inRems = ({ fontSize, lineHeight, fontWeight }: CSSStyleDeclaration) => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    size: Number.parseFloat(fontSize) / rem,
    line: Number.parseFloat(lineHeight) / rem,
    weight: fontWeight,
  };
};

/** Size, height of a line and weight in one window. */
function Measures({ window, size }: { window: Window; size: Size }) {
  const { ref, value } = useComputed(inRems);
  const rem = remIn(window);
  return (
    <div>
      <div ref={ref} hidden style={typeIn(window, size)} />
      <Text as="div" size="xs" tone="muted">
        {window}
      </Text>
      <Text as="div" size="s" tabular data-window={window}>
        {value && `${pixels(value.size * rem)} / ${pixels(value.line * rem)}, ${value.weight}`}
      </Text>
    </div>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space[4],
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  paddingBlockEnd: vars.space[3],
} as const;

/** A sample as the component for this size draws it. */
function Sample({ size }: { size: Size }) {
  const words = 'Velvet, 34';
  if (size === 'h3' || isGrowing(size))
    return (
      <Heading level={3} size={size}>
        {words}
      </Heading>
    );
  return <Text size={size}>{words}</Text>;
}

const SizeRow = ({ size }: { size: Size }) => (
  <Stack gap={2} data-size={size}>
    <Sample size={size} />
    <div style={row}>
      <ValueName>{size}</ValueName>
      {(Object.keys(windows) as Window[]).map(window => (
        <Measures key={window} window={window} size={size} />
      ))}
      <CopyVariable variable={vars.text.size[size]} />
      <CopyVariable variable={vars.text.leading[size]} />
    </div>
  </Stack>
);

/** One value of the typefaces: how it looks, and its variable. */
const Value = ({
  variable,
  look,
  children,
}: {
  variable: string;
  look: CSSProperties;
  children: ReactNode;
}) => (
  <div style={row}>
    <span style={look}>{children}</span>
    <CopyVariable variable={variable} />
  </div>
);

type Face = keyof typeof vars.font;
type Tracking = keyof typeof vars.text.tracking;
const large = { ...display, fontSize: vars.text.size.h3 };
const faces: Record<Face, { look: CSSProperties; words: ReactNode }> = {
  body: { look: { fontFamily: vars.font.body }, words: `Text: ${german}` },
  weight: { look: { fontWeight: vars.font.weight }, words: `Text: ${polish}` },
  strong: { look: { fontWeight: vars.font.strong }, words: `Strong: ${german}` },
  display: { look: large, words: `Display: ${german}` },
  displayWeight: { look: large, words: `Display: ${polish}` },
  emphasis: {
    look: large,
    words: (
      <>
        Display, <em style={{ fontStyle: vars.font.emphasis }}>emphasised</em>
      </>
    ),
  },
};
const trackings: Record<Tracking, { look: CSSProperties; words: string }> = {
  text: { look: { letterSpacing: vars.text.tracking.text }, words: 'Running text' },
  display: { look: large, words: 'Headlines stand close' },
  caps: {
    look: { letterSpacing: vars.text.tracking.caps, textTransform: 'uppercase' },
    words: 'Capitals have room',
  },
};

export const States: Story = {
  tags: ['sheet'],
  parameters: photographed,
  render: () => (
    <Stack gap={10}>
      <Part
        title="Sizes"
        rule="xs to xl set running text and controls in the body face; h3 to hero set headlines in the display face. A screen has one h1. Size, height of a line and weight are those in windows of 360, 768 and 1280 px."
      >
        {sizes.map(size => (
          <SizeRow key={size} size={size} />
        ))}
      </Part>
      <Part
        title="Weights and emphasis"
        rule="Two weights for text. In a headline, one word or two may be emphasised; the brand says how that looks."
      >
        {(Object.keys(vars.font) as Face[]).map(name => (
          <Value key={name} variable={vars.font[name]} look={faces[name].look}>
            {faces[name].words}
          </Value>
        ))}
      </Part>
      <Part title="Distance of letters" rule="Large letters stand closer, capitals further apart.">
        {(Object.keys(vars.text.tracking) as Tracking[]).map(name => (
          <Value key={name} variable={vars.text.tracking[name]} look={trackings[name].look}>
            {trackings[name].words}
          </Value>
        ))}
      </Part>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expectVariables(canvasElement, 'type');
    if (innerWidth < windows.tablet) return;
    // what the table says of wide windows is what the components do in this one
    for (const each of canvasElement.querySelectorAll<HTMLElement>('[data-size]')) {
      const { fontSize, lineHeight, fontWeight } = getComputedStyle(each.firstElementChild ?? each);
      const said = each.querySelector('[data-window="desktop"]')?.textContent;
      const [size, line] = [fontSize, lineHeight].map(length => pixels(Number.parseFloat(length)));
      await expect([each.dataset.size, said]).toEqual([
        each.dataset.size,
        `${size} / ${line}, ${fontWeight}`,
      ]);
    }
  },
};
