#!/usr/bin/env node
import { runCommand } from './command.ts';
import { openFile } from './open-file.ts';

const { stdout, stderr } = process;
runCommand(process.argv.slice(2), {
  write: text => stdout.write(text),
  complain: text => stderr.write(text),
  colours: stdout.isTTY && stdout.getColorDepth() >= 24,
  open: stdout.isTTY ? openFile : undefined,
}).then(code => {
  process.exitCode = code;
});
