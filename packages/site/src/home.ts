/** Where the command runs: in the repository, or installed from its package. */
export interface Home {
  /** Folder of the site files when `--sites` names none. */
  sites: string;
  /** Folder with `site.schema.json` and the sites that a first one may begin as. */
  templates: string;
  /** Folder of the app that `new --standalone` copies. */
  starter: string;
  /** Folder that the app is made in. */
  workingDirectory: string;
  /** Port at which sites are seen on this machine. */
  port: number;
  /** Folder that a server reads by default; undefined where there is no server. */
  usual?: string;
  /** How Velluto is started. */
  start: string;
}
