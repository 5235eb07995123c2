import type { Origin } from '../model/origin.ts';

/** Whether somebody is online. Undefined where that is not known, and of profiles that no person is behind, whatever the data say. */
export const onlineOf = ({ origin, online }: { origin: Origin; online?: boolean }): boolean | undefined =>
  origin === 'member' ? online : undefined;
