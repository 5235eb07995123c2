#!/usr/bin/env -S node --conditions=@velluto/source
import { runCommand } from './command.ts';
import { repositoryHome } from './repository-home.ts';
import { terminal } from './terminal.ts';

process.exitCode = await runCommand(process.argv.slice(2), terminal(), repositoryHome);
