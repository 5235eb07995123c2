import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';
import type { Texts } from './texts.ts';

/** Page object of a conversation. */
export interface Chat {
  /** The text box. */
  box: Locator;
  /** All messages. */
  log: Locator;
  /** Sends the text: by the button on phones, by Enter where there is a keyboard. */
  send(): Promise<void>;
  /** Types and sends a text, and waits until it is among the messages. */
  write(text: string): Promise<void>;
}

/** The conversation that a page shows. */
export function chatOn(page: Page, t: Texts, { name }: Pick<Person, 'name'>, phone: boolean): Chat {
  const box = page.getByRole('textbox', { name: t('vl.Composer.label', { name }) });
  const log = page.getByRole('log', { name: t('vl.MessageList.label', { name }) });
  const send = () =>
    phone
      ? page.getByRole('button', { name: t('vl.Composer.send'), exact: true }).click()
      : box.press('Enter');
  return {
    box,
    log,
    send,
    async write(text) {
      await box.fill(text);
      await send();
      await expect(box).toHaveValue('');
      await expect(log.getByText(text)).toBeVisible();
    },
  };
}
