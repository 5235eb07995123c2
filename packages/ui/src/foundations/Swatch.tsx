import { Stack } from '../base/Stack/Stack.tsx';
import { Text } from '../base/Text/Text.tsx';
import { contrast, hex, opacity, over, parse } from '../theme/compiler/colour.ts';
import { vars } from '../theme/contract.css.ts';
import { VariableWithValue } from './CopyVariable.tsx';
import { sample } from './colour-groups.ts';
import { useComputed } from './useComputed.ts';

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

const coloursOf = ({ color, backgroundColor, borderColor }: CSSStyleDeclaration) => {
  const page = getComputedStyle(document.documentElement).backgroundColor;
  return { color, backgroundColor, borderColor, page };
};

/** A colour as it is used: words as letters, lines as lines, with value, contrast and the variables to copy. */
export function Swatch({ name, fg, bg, border, shown = {}, dot = false }: SwatchProps) {
  const { ref, value: colours } = useComputed(coloursOf);
  const back = bg ?? shown.bg ?? vars.surface.page;
  const front = fg ?? shown.fg;
  const ground = colours && over(colours.backgroundColor, colours.page);
  const seen = colours && (front ? colours.color : border ? colours.borderColor : undefined);
  return (
    <Stack gap={1}>
      <div
        ref={ref}
        aria-hidden="true"
        style={{
          ...sample,
          border: border ? `2px solid ${border}` : `1px solid ${vars.border.hairline}`,
          background: back,
          color: front,
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
      {fg && <VariableWithValue variable={fg} value={colours && written(colours.color)} />}
      {bg && <VariableWithValue variable={bg} value={colours && written(colours.backgroundColor)} />}
      {border && <VariableWithValue variable={border} value={colours && written(colours.borderColor)} />}
    </Stack>
  );
}
