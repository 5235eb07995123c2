import type { MessageDescriptor } from '../src/provider/hooks.ts';

/** Stands for Lingui's macro when the declarations are written: who installs the package has no Lingui. */
export declare function msg(descriptor: MessageDescriptor): MessageDescriptor;
