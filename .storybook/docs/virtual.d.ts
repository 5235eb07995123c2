declare module 'virtual:velluto-types' {
  const types: import('./types/read-types.ts').WrittenTypes;
  export default types;
}

declare module 'virtual:velluto-versions' {
  const versions: import('./component/sandbox-packages.ts').Versions;
  export default versions;
}
