import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { contrast, hex, opacity, over, parse } from '../theme/compile/colour.ts';
import { vars } from '../theme/contract.css.ts';
import { useComputed } from './Computed.tsx';
import { CopyVariable } from './CopyVariable.tsx';

/** The colours of one state of one tone. What is only there to be seen on, or with, is in `shown`. */
export interface SwatchProps {
  name: string;
  fg?: string;
  bg?: string;
  border?: string;
  /** Foreground or background that has a swatch of its own. */
  shown?: { fg?: string; bg?: string };
  /** The foreground as a dot instead of letters, where nothing has to be read. */
  dot?: boolean;
}

const written = (colour: string) => {
  const share = opacity(colour);
  return share < 1 ? `${hex(parse(colour))} ${Math.round(share * 100)} %` : hex(parse(colour));
};

const read = ({ color, backgroundColor, borderColor }: CSSStyleDeclaration) => ({
  color,
  backgroundColor,
  borderColor,
  page: getComputedStyle(document.documentElement).backgroundColor,
});

/** A colour as it is used: words as letters, lines as lines, with value, contrast and the variables to copy. */
export function Swatch({ name, fg, bg, border, shown = {}, dot = false }: SwatchProps) {
  const { ref, value } = useComputed(read);
  const back = bg ?? shown.bg ?? vars.surface.page;
  const front = fg ?? shown.fg;
  const ground = value && over(value.backgroundColor, value.page);
  const seen = value && (front ? value.color : border ? value.borderColor : undefined);
  return (
    <Stack gap={1}>
      <div
        ref={ref}
        aria-hidden="true"
        style={{
          display: 'grid',
          placeItems: 'center',
          blockSize: '3rem',
          borderRadius: vars.radius.card,
          border: border ? `2px solid ${border}` : `1px solid ${vars.border.hairline}`,
          background: back,
          color: front,
          fontFamily: vars.font.display,
          fontSize: vars.text.size.xl,
        }}
      >
        {front &&
          (dot ? (
            <span style={{ inlineSize: '1rem', blockSize: '1rem', borderRadius: '50%', background: front }} />
          ) : (
            'Aa'
          ))}
      </div>
      <Text as="div" size="s" strong>
        {name}
      </Text>
      {ground && seen && (
        <Text as="div" size="xs" tabular>
          {contrast(over(seen, ground), ground).toFixed(1)} : 1
        </Text>
      )}
      {fg && <CopyVariable variable={fg} value={value && written(value.color)} />}
      {bg && <CopyVariable variable={bg} value={value && written(value.backgroundColor)} />}
      {border && <CopyVariable variable={border} value={value && written(value.borderColor)} />}
    </Stack>
  );
}
