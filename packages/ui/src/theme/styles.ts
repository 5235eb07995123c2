import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

export type Layer = keyof typeof layers;

/** Puts a rule into one of our cascade layers. */
export const inLayer = (layer: Layer, rule: StyleRule): StyleRule => ({
  '@layer': { [layers[layer]]: rule },
});

const maker =
  (layer: Layer) =>
  (...rules: (StyleRule | string)[]): string =>
    style(rules.map(rule => (typeof rule === 'string' ? rule : inLayer(layer, rule))));

/** Class of a base component. Later arguments win. */
export const baseStyle = maker('base');
/** Class of a pattern. */
export const patternStyle = maker('patterns');
/** Class of a product component. */
export const productStyle = maker('product');

/** A rule for elements a component does not own, such as children of `Prose`. */
export const globalIn = (layer: Layer, selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
