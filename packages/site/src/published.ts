#!/usr/bin/env node
import { join, resolve } from 'node:path';
import { runCommand } from './command.ts';
import { terminal } from './terminal.ts';

/** Installed from the package: sites are written into the working directory, for a server that runs elsewhere. */
process.exitCode = await runCommand(process.argv.slice(2), terminal(), () => ({
  sites: resolve(process.env.SITES_DIR || 'sites'),
  templates: join(import.meta.dirname, '../templates'),
  starter: join(import.meta.dirname, '../templates/starter'),
  workingDirectory: process.cwd(),
  port: 4100,
  start: '<your server>',
}));
