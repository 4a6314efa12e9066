import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Run before `npm test`: the programs the tests need beyond npm are found, installed where this user may, or named in one clear line.
const needs = [
  { program: 'Chromium', packageName: 'chromium', variable: 'CHROMIUM_PATH', names: ['chromium', 'chromium-browser', 'google-chrome'] },
  { program: 'Redis', packageName: 'redis-server', variable: 'REDIS_SERVER_PATH', names: ['redis-server'] },
  { program: 'curl', packageName: 'curl', variable: 'CURL_PATH', names: ['curl'] },
  { program: 'nginx', packageName: 'nginx-light', variable: 'NGINX_PATH', names: ['nginx', '/usr/sbin/nginx'] },
];

const isFound = ({ variable, names }: (typeof needs)[number]) =>
  existsSync(process.env[variable] ?? '') || names.some((name) => spawnSync('which', [name]).status === 0);

const missing = needs.filter((need) => !isFound(need));
if (missing.length > 0) {
  const packageNames = missing.map((need) => need.packageName);
  const mayInstall = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
  if (mayInstall) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packageNames], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const absent = missing.filter((need) => !isFound(need));
  for (const need of absent) console.error(`The tests need ${need.program}: install "${need.packageName}" or set ${need.variable} to its path.`);
  if (absent.length > 0) process.exit(1);
}
