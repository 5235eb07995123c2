#!/usr/bin/env node
import { runCommand } from './command.ts';

const { stdout, stderr } = process;
runCommand(process.argv.slice(2), {
  write: text => stdout.write(text),
  complain: text => stderr.write(text),
  colours: stdout.isTTY && stdout.getColorDepth() >= 24,
}).then(code => {
  process.exitCode = code;
});
