/** Exact versions of packages by name. */
export type Versions = Readonly<Record<string, string>>;

/** The packages that a project of an example needs. */
export const sandboxPackages = {
  runs: ['@velluto/ui', '@velluto/fonts', 'react', 'react-dom', '@lingui/core', '@lingui/react'],
  builds: ['@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'],
};
