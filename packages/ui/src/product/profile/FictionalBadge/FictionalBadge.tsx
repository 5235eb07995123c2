'use client';

import type { Origin } from '../../../model/origin.ts';
import { OriginMark } from '../../../patterns/OriginMark/OriginMark.tsx';
import { useOriginTexts } from '../../useOriginTexts.ts';

export interface FictionalBadgeProps {
  /** Who is really behind the profile. Nothing is drawn for a member. */
  origin: Origin;
  ground?: 'photo' | 'page';
}

/** Marks who is no private member, in the site's own word (`fictionalLabel` of the provider). */
export const FictionalBadge = ({ origin, ground }: FictionalBadgeProps) => (
  <OriginMark origin={origin} {...useOriginTexts()} ground={ground} />
);
