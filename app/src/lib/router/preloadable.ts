import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';

/** Code of the app that could not be loaded, because a new version is out or the connection is gone. */
export class CodeLoadError extends Error {
  constructor(cause: unknown) {
    super('Code of the app could not be loaded', { cause });
  }
}

async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new CodeLoadError(error);
  }
}

/** Something that is loaded when it is first needed. */
export interface Preloadable<Module> {
  /** Rejects with `CodeLoadError`. */
  preload(): Promise<Module>;
  /** Its source file, from the app's folder; added by the build (`app/part-sources.ts`), so that the server finds the page's files. */
  source?: string;
}

/** A component that is loaded when first needed; once loaded, it renders without a fallback. */
export type PreloadableComponent<Props> = ((props: Props) => ReactNode) & Preloadable<unknown>;

/** `React.lazy` with `preload()`: after that the component is drawn without a fallback, on both sides. */
export function preloadableComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  source?: string,
): PreloadableComponent<Props> {
  const Later: ComponentType<Props> = lazy(load);
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= (await loaded(load)).default;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, at the top of a module
  const Part = (props: Props) => {
    // keeps rendering the same component, also when it has been loaded meanwhile
    const [Component] = useState(() => Loaded ?? Later);
    return createElement(Component, props);
  };
  return Object.assign(Part, { preload, source });
}

/** A module of functions that is loaded when it is first needed. */
export const preloadableModule = <Module>(
  load: () => Promise<Module>,
  source?: string,
): Preloadable<Module> => ({
  preload: () => loaded(load),
  source,
});
