import { debianPackages, type UnpackedPackages } from './debian-packages.ts';
import { type RedisProgram, runs } from './redis-program.ts';

const packages = [
  'redis-tools',
  'liblzf1',
  'liblua5.1-0',
  'libjemalloc2',
  'lua-bitop',
  'lua-cjson',
  'libatomic1',
];

/**
 * `redis-check-rdb` of Debian's redis-tools is the same binary as the server; it runs as the server when `argv[0]` is
 * `redis-server`.
 */
const programIn = ({ path, env }: UnpackedPackages): RedisProgram => ({
  program: path('usr/bin/redis-check-rdb'),
  args: [],
  argv0: 'redis-server',
  env,
  name: "Debian's redis-server",
});

/**
 * Redis from Debian's packages; null on systems other than Debian.
 *
 * @throws with `CI` set, when it cannot be installed on Debian: CI must test with the real Redis
 */
export async function debianRedis(): Promise<RedisProgram | null> {
  const unpacked = await debianPackages('redis', packages, folder => runs(programIn(folder)));
  return unpacked && programIn(unpacked);
}
