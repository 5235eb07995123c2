'use client';

import { type Context, useContext } from 'react';

/**
 * What the root of a component gives to its parts. Throws outside of the root.
 *
 * @param root name of the component that has to stand around the part
 */
export function usePartContext<Value>(context: Context<Value | null>, root: string): Value {
  const value = useContext(context);
  if (value === null) throw new Error(`A part of ${root} stands outside of it. Put ${root} around the part.`);
  return value;
}
