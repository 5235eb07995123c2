/** Values of `data-vl-density` as plain data, in CSS pixels: unit of space and minimum side of touch targets. */
export const densities = {
  comfortable: { unit: 4, touch: 44 },
  compact: { unit: 3.5, touch: 36 },
  touch: { unit: 4.5, touch: 48 },
} as const;
