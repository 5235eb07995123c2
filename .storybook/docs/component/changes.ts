/** What a version changed. */
export interface VersionChanges {
  version: string;
  /** Sentences in Markdown. */
  changes: string[];
}

/** What the change log says about a component, the newest version first. */
export const changesOf = (component: string, changeLog: string): VersionChanges[] =>
  changeLog
    .split(/^## /m)
    .slice(1)
    .map(section => ({
      version: section.split('\n')[0] ?? '',
      changes: [...section.matchAll(/^- (.+)$/gm)]
        .map(([, change = '']) => change)
        // also a name with its properties, or a text of the component
        .filter(change => new RegExp(String.raw`\`(?:vl\.)?${component}[\`.]`).test(change)),
    }))
    .filter(({ changes }) => changes.length > 0);
