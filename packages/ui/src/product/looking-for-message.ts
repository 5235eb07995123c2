import { searchForm } from '../i18n/messages/search.ts';
import { valueMessage } from '../i18n/value-message.ts';

const { female, male, both } = searchForm;
const known = { female, male, both };

/** Text of whom somebody searches for, which may be a gender of the site's own. */
export const lookingForMessage = (value: string) => valueMessage(known, 'LookingFor', value);
