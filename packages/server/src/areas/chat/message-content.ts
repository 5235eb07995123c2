import type { components } from '@velluto/api-client/schema';
import type { Language } from '@velluto/rules';
import { invalidFields } from '../../domain/api-error.ts';
import { parseId } from '../../domain/id-format.ts';
import { checkLength, cleanCaption, cleanText } from '../../domain/message-text.ts';
import type { Site } from '../../domain/sites/site.ts';
import { icebreakerLine } from './icebreakers.ts';
import type { NewMessage } from './send-queries.ts';

/** Content of a message as the sender requests it. */
export type Content =
  | { kind: 'text'; text: string; icebreaker?: string }
  | { kind: 'photo'; photo: string; text: string }
  | { kind: 'gift'; gift: string };

/**
 * Reads the content of a message from a request.
 *
 * @param language the language in which the sender saw the icebreakers
 * @throws ApiError `invalid_request` for an unknown icebreaker
 */
export function parseContent(body: components['schemas']['SendMessageRequest'], language: Language): Content {
  if ('photo' in body) return { kind: 'photo', photo: body.photo, text: body.text ?? '' };
  if ('gift' in body) return { kind: 'gift', gift: body.gift };
  if ('text' in body) return { kind: 'text', text: body.text };
  const text = icebreakerLine(body.icebreaker, language);
  if (text === undefined) throw invalidFields({ field: 'icebreaker', code: 'unknown' });
  return { kind: 'text', text, icebreaker: body.icebreaker };
}

/** Content of a message as it is stored. */
export type StoredContent = Pick<NewMessage, 'kind' | 'text' | 'photo' | 'gift' | 'icebreaker'>;

/**
 * Cleans and checks the content of a message, as far as that is possible without the database.
 *
 * @throws ApiError `message_too_long`, `invalid_request`
 */
export function checkContent(site: Site, content: Content): StoredContent {
  switch (content.kind) {
    case 'text': {
      const text = cleanText(content.text);
      if (content.icebreaker === undefined) checkLength(text, site.message_length);
      return { ...content, text };
    }
    case 'photo': {
      const photo = parseId(content.photo);
      if (photo === null) throw invalidFields({ field: 'photo', code: 'unknown' });
      return { kind: 'photo', text: cleanCaption(content.text, site.message_length), photo };
    }
    case 'gift':
      return { ...content, text: '' };
  }
}
