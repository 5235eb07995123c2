import type { ComponentProps, JSX } from 'react';

/**
 * What a component hands on to its root element: `className`, `style`, `ref`, `id`, `data-*`, `aria-*` and the other
 * attributes of that element.
 *
 * @typeParam Tag the root element; `section` where `as` chooses it, because its ref may be any `HTMLElement`
 * @typeParam Own names of the element's attributes that mean something else in the component, or that it sets itself
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentProps<Tag>,
  'children' | 'dangerouslySetInnerHTML' | Own
>;
