import type { MessageDescriptor } from '@lingui/core';

/** Type of the `t` of `useLingui()`, for functions outside of components that compose texts. */
export type Translate = (message: MessageDescriptor) => string;
