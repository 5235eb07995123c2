import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { scratch } from './run-release.ts';

const exec = promisify(execFile);
const analyze = '/usr/bin/systemd-analyze';

/** Without a running systemd nothing is started: its own tool reads the files. */
describe.skipIf(!existsSync(analyze))('the units of systemd', () => {
  const folder = scratch();
  const unit = (name: string, change = (text: string) => text) => {
    const text = readFileSync(join(inject('release'), 'deploy/systemd', name), 'utf8');
    const file = join(folder, name.replace('@', '@4101'));
    // the release is somewhere else here
    writeFileSync(file, change(text.replaceAll('/opt/velluto', inject('release'))));
    return file;
  };

  it('have no fault that systemd finds', async () => {
    const [service, target] = [unit('velluto@.service'), unit('velluto.target')];
    expect(await exec(analyze, ['verify', '--man=no', service, target])).toEqual({ stdout: '', stderr: '' });
    const wrong = unit('velluto@.service', text => text.replace('KillMode=', 'KillMood='));
    expect((await exec(analyze, ['verify', '--man=no', wrong])).stderr).toContain('KillMood');
  });

  it('let the service do little: at most 2 of the 10 points of exposure', async () => {
    const service = unit('velluto@.service');
    const args = ['security', '--offline=yes', '--no-pager', '--threshold=20', service];
    expect((await exec(analyze, args)).stdout).toMatch(/Overall exposure level/);
  });
});
