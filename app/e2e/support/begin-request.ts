import type { Locator } from '@playwright/test';
import type { Texts } from './texts.ts';

/** Ticks the request that is asked for above an order button. */
export const askToBegin = (form: Locator, t: Texts) =>
  form.getByRole('checkbox', { name: t('vl.BeginRequest.label', { days: 14 }) }).check();
