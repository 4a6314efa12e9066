import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Every setting documented in the README. */
const settings = new Set([...(read('README.md').split('## Configuration')[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));

const isUnknown = (name: string) => !settings.has(name);

function parseYaml(file: string): unknown[] {
  const documents = parseAllDocuments(read(file), { merge: true });
  return documents.map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
}

const Service = z.looseObject({
  image: z.string(),
  read_only: z.boolean().optional(),
  user: z.string().optional(),
  cap_drop: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  command: z.array(z.string()).optional(),
});
const Compose = z.looseObject({ services: z.record(z.string(), Service) });

const Container = z.looseObject({
  image: z.string(),
  securityContext: z.looseObject({}),
  env: z.array(z.looseObject({ name: z.string() })).optional(),
  resources: z.looseObject({ limits: z.looseObject({ memory: z.string() }) }),
});
const Deployment = z.looseObject({
  kind: z.literal('Deployment'),
  spec: z.looseObject({
    replicas: z.number(),
    selector: z.looseObject({ matchLabels: z.record(z.string(), z.string()) }),
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({ securityContext: z.looseObject({}), containers: z.array(Container) }),
    }),
  }),
});

/** A server that gets SIGTERM ends within this time. */
const STOP_MS = 30_000;
const Ending = z.looseObject({
  terminationGracePeriodSeconds: z.number(),
  containers: z.array(
    z.looseObject({ lifecycle: z.looseObject({ preStop: z.looseObject({ exec: z.looseObject({ command: z.array(z.string()) }) }) }) }),
  ),
});

describe('the compose file', () => {
  const { services } = Compose.parse(parseYaml('operations/compose.yml')[0]);
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('sheaf'));

  test('runs two servers and two workers, with no right that they do not need', () => {
    expect(ours.map(([name]) => name)).toEqual(['api-1', 'api-2', 'worker-1', 'worker-2']);
    for (const [, service] of ours) expect(service).toMatchObject({ read_only: true, user: '65532:65532', cap_drop: ['ALL'] });
  });

  test('sets only what the server reads', () => {
    const names = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect([...new Set(names)].filter(isUnknown)).toEqual([]);
  });

  test('has a Redis that writes nothing to a disk and throws no job away', () => {
    expect(services.redis?.command).toEqual(expect.arrayContaining(['--save', '', '--maxmemory-policy', 'noeviction']));
  });
});

describe('the Kubernetes manifests', () => {
  const documents = parseYaml('operations/kubernetes/sheaf.yaml');
  const deployments = documents.flatMap((document) => Deployment.safeParse(document).data ?? []);
  const ConfigMap = z.looseObject({ kind: z.literal('ConfigMap'), data: z.record(z.string(), z.string()) });

  test('run everything read-only and as nobody, within a limit of memory', () => {
    expect(deployments.map(({ spec }) => spec.replicas)).toEqual([2, 2, 1]);
    for (const { spec } of deployments) {
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
      expect(spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true });
      const secure = { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } };
      for (const { securityContext } of spec.template.spec.containers) expect(securityContext).toEqual(secure);
    }
  });

  test('a server that is replaced answers until nobody sends it calls any more, and then has its full time to finish', () => {
    const Served = z.looseObject({ spec: z.looseObject({ template: z.looseObject({ spec: Ending }) }) });
    const { terminationGracePeriodSeconds, containers } = Served.parse(documents.find((one) => Deployment.safeParse(one).success)).spec.template.spec;
    const [program = '', , script = ''] = containers[0]?.lifecycle.preStop.exec.command ?? [];
    expect(program).toBe('/usr/bin/node');
    const waitMs = Number(/setTimeout\(\(\) => \{\}, (\d+)\)/.exec(script)?.[1]);
    expect(waitMs).toBeGreaterThanOrEqual(5000);
    expect(terminationGracePeriodSeconds * 1000).toBeGreaterThan(waitMs + STOP_MS);
  });

  test('set only what the server reads', () => {
    const shared = documents.flatMap((document) => Object.keys(ConfigMap.safeParse(document).data?.data ?? {}));
    const own = deployments.flatMap(({ spec }) => spec.template.spec.containers.flatMap(({ env = [] }) => env.map(({ name }) => name)));
    expect([...shared, ...own].filter(isUnknown)).toEqual([]);
  });
});

test('the image runs the server and its health check from files that it contains', () => {
  const dockerfile = read('Dockerfile');
  for (const file of dockerfile.match(/api\/[\w/]+\.ts/g) ?? []) expect(read(file)).not.toBe('');
  expect(dockerfile).toMatch(/^USER 65532:65532$/m);
  const { devDependencies }: { devDependencies: { node: string } } = JSON.parse(read('package.json'));
  expect(dockerfile).toContain(`FROM node:${devDependencies.node}-bookworm-slim AS build`);
  for (const [, name = ''] of dockerfile.matchAll(/^ARG ([A-Z_]+)/gm)) {
    expect(settings).toContain(name);
    expect(dockerfile).toContain(`${name}="$${name}"`);
  }
});

test('the pages of the image can be prerendered for what the README says to set when building', () => {
  const names = [...read('README.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|.*when building as well/gm)].flatMap(
    ([, row = '']) => row.match(/[A-Z_]+/g) ?? [],
  );
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'BASE_PATH', 'TOOLS_OFF', 'LANGUAGES', 'BRAND_NAME', 'BRAND_COLOUR']));
  for (const name of names) expect(read('Dockerfile')).toContain(`ARG ${name}=""`);
});

test('the image is written into an empty folder only', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'api/build/image/assembleImage.ts'), root], { encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('is not empty: name another folder.');
});
