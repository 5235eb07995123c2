import type { MessageDescriptor, UiMessageId } from '@velluto/ui/provider';

/** A text of the component package where a page says the same: `t(uiText('vl.ProfileForm.saved'))`. */
export const uiText = (id: UiMessageId): MessageDescriptor => ({ id });
