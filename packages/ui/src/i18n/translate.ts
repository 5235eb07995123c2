import type { MessageDescriptor } from '@lingui/core';

/** The `t` of `useLingui()`, for functions beside components that put texts together. */
export type Translate = (message: MessageDescriptor) => string;
