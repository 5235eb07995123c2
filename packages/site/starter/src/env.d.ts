interface ImportMetaEnv {
  /** Scheme, host and port of the Velluto server. */
  readonly VITE_API_URL?: string;
}
