/**
 * The names of the theme contract, as plain data. `contract.css.ts` turns them into CSS variables
 * (`surface.page` → `--vl-surface-page`), the compiler gives every colour among them a value.
 */
const states = { rest: null, hover: null, press: null, disabled: null };
const action = { bg: states, fg: states, border: states };
const feedback = { surface: null, border: null, text: null, solid: null, onSolid: null };
const badge = { bg: null, fg: null };
const tone = { surface: null, tint: null, border: null, solid: null, onSolid: null, text: null };

/** Colours: one value a mode and contrast, compiled from the brand's seeds. */
export const colourShape = {
  surface: { page: null, raised: null, sunken: null, overlay: null, inverse: null, accent: null },
  content: {
    strong: null,
    default: null,
    muted: null,
    onAccent: null,
    onPhoto: null,
    onInverse: null,
    accent: null,
    coin: null,
    emphasis: null,
  },
  border: { hairline: null, default: null, strong: null, accent: null },
  action: { primary: action, quiet: action, plain: action, danger: action },
  feedback: { info: feedback, positive: feedback, caution: feedback, critical: feedback },
  badge: { neutral: badge, warning: badge, danger: badge, new: badge },
  coin: { surface: null, border: null, face: null, rim: null, mark: null },
  bubble: { own: { bg: null, fg: null, muted: null }, other: { bg: null, fg: null, border: null } },
  package: { p0: tone, p1: tone, p2: tone, p3: tone },
  photo: {
    scrim: null,
    veil: null,
    label: null,
    onLabel: null,
    placeholder: null,
    monogram: null,
    online: null,
  },
  focus: { ring: null, gap: null },
  backdrop: null,
} as const;

const size = { xs: null, s: null, m: null, l: null, xl: null, h3: null, h2: null, h1: null, hero: null };

/** Everything that is not a colour. */
export const measureShape = {
  space: {
    unit: null,
    half: null,
    1: null,
    2: null,
    3: null,
    4: null,
    5: null,
    6: null,
    8: null,
    10: null,
    12: null,
    16: null,
    24: null,
    gutter: null,
  },
  touch: { min: null },
  text: { size, leading: size, tracking: { text: null, display: null, caps: null } },
  font: { body: null, display: null, weight: null, strong: null, displayWeight: null, emphasis: null },
  radius: {
    mark: null,
    control: null,
    action: null,
    card: null,
    photo: null,
    bubble: null,
    dialog: null,
    pill: null,
  },
  portrait: { gap: null, inset: null, ratio: null, radius: null, turn: null, step: null },
  row: { border: null, radius: null, fill: null },
  scene: { light: null, ground: null, align: null },
  elevation: { raised: null, overlay: null, sheet: null },
  motion: { out: null, in: null, dialog: null, match: null, curve: null },
  treatment: { grid: null },
} as const;
