import { events, type LiveEvent } from '@velluto/api-client';
import { client, showsExamples } from '../../api.ts';

/** Calls back with every live event, such as a new message; returns the function that stops it. */
export const onLiveEvent = (onEvent: (event: LiveEvent) => void): (() => void) =>
  showsExamples ? () => {} : events(client, { onEvent });
