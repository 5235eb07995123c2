#!/usr/bin/env node
// JavaScript that an old Node understands too, so that it says what it needs instead of showing a stack
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`Velluto needs Node 24, and this is ${process.version}: install Node 24.`);
  process.exit(1);
}

// a release is made for real members, so it is never in development by accident
process.env.NODE_ENV ||= 'production';
const { runProgram } = await import('./cli.js');
await runProgram(process.argv.slice(2));
