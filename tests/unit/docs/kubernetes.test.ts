import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { LARGEST_REQUEST } from '#lib/hosting/rules.ts';
import { stageOf } from '#tests/support/build-context.ts';

const Names = z.record(z.string(), z.string());
const Probe = z.union([
  z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }),
  z.object({ tcpSocket: z.object({ port: z.string() }) }),
]);
const Container = z.object({
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  startupProbe: Probe.optional(),
  readinessProbe: Probe,
  livenessProbe: Probe,
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.unknown(),
});
const Pod = z.object({
  automountServiceAccountToken: z.boolean(),
  enableServiceLinks: z.boolean(),
  securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number().positive() }),
  containers: z.tuple([Container]),
});
const Workload = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    selector: z.object({ matchLabels: Names }),
    template: z.object({ metadata: z.object({ labels: Names }), spec: Pod }),
  }),
});
const Front = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    selector: Names,
    ports: z.array(z.object({ name: z.string(), port: z.number(), targetPort: z.string() })),
  }),
});
const Way = z.object({
  path: z.string(),
  backend: z.object({ service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }) }),
});
const Ingress = z.object({
  spec: z.object({ rules: z.array(z.object({ http: z.object({ paths: z.array(Way) }) })) }),
});

const text = readFileSync('docs/deploy/kubernetes.yaml', 'utf8');
const documents = parseAllDocuments(text).map((document) => document.toJS() as { kind: string; data?: object }); // one object each
const of = (wanted: string) => documents.filter(({ kind }) => kind === wanted);
const workloads = of('Deployment').map((document) => Workload.parse(document));
const fronts = of('Service').map((document) => Front.parse(document));
const named = (wanted: string) => workloads.find(({ metadata }) => metadata.name === wanted)?.spec.template.spec;

describe('docs/deploy/kubernetes.yaml', () => {
  it('leads every service to the port of a deployment', () => {
    expect(fronts).toHaveLength(3);
    for (const { metadata, spec } of fronts) {
      const behind = workloads.find(({ spec: { template } }) => template.metadata.labels.app === spec.selector.app);
      const ports = behind?.spec.template.spec.containers[0].ports.map(({ name }) => name);
      expect(ports, metadata.name).toEqual(expect.arrayContaining(spec.ports.map(({ targetPort }) => targetPort)));
    }
  });

  it('leads the ingress to services that are there, with files as large as the service takes', () => {
    const paths = of('Ingress').flatMap((document) =>
      Ingress.parse(document).spec.rules.flatMap((rule) => rule.http.paths),
    );
    expect(paths.map(({ path, backend }) => [path, backend.service.name])).toEqual([
      ['/api', 'service'],
      ['/', 'site'],
    ]);
    for (const { backend } of paths) {
      const front = fronts.find(({ metadata }) => metadata.name === backend.service.name);
      expect(front?.spec.ports.map(({ name }) => name)).toContain(backend.service.port.name);
    }
    const megabytes = Number(/proxy-body-size: (\d+)m/.exec(text)?.[1]);
    expect(megabytes * 2 ** 20).toBeGreaterThanOrEqual(LARGEST_REQUEST);
  });

  it('tells Prometheus the port the service gives its numbers at, and leads no visitor there', () => {
    const config = z.object({ data: Names });
    const { data } = config.parse(of('ConfigMap')[0]);
    expect(text).toContain(`prometheus.io/port: "${data.METRICS_PORT}"`);
    expect(text).toContain(`name: metrics, containerPort: ${data.METRICS_PORT}`);
    expect(fronts.flatMap(({ spec }) => spec.ports.map(({ targetPort }) => targetPort))).not.toContain('metrics');
  });

  it('selects its own pods, and scales and guards deployments that are there', () => {
    for (const { spec } of workloads) expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    const labels = workloads.map(({ spec }) => spec.template.metadata.labels.app);
    const meant = [
      ...text.matchAll(/(?:kind: Deployment, name: |(?:minAvailable.*|podSelector: \{ )matchLabels: \{ app: )(\w+)/g),
    ];
    expect(meant.length).toBeGreaterThan(3);
    for (const [, name] of meant) expect(labels).toContain(name);
  });

  it('tells the service settings that exist, and keeps no secret', () => {
    const settings = readFileSync('.env.example', 'utf8');
    const told = of('ConfigMap').flatMap(({ data }) => Object.keys(data ?? {}));
    expect(told.filter((setting) => !settings.includes(`\n${setting}=`))).toEqual([]);
    expect(of('Secret')).toEqual([]);
  });

  it.each([
    ['service', 3000, 1000, 'node'],
    ['site', 8080, 101, undefined],
  ])('runs the image of the %s at its port, as its user', (name, port, user, login) => {
    const pod = named(name);
    expect(pod?.containers[0].image).toMatch(new RegExp(`/alpha-${name}:`));
    expect(pod?.containers[0].ports[0]).toEqual({ name: 'http', containerPort: port });
    expect(stageOf(name)).toContain(`EXPOSE ${port}`);
    expect(pod?.securityContext.runAsUser).toBe(user);
    expect(stageOf(name).find((line) => line.startsWith('USER '))).toBe(login && `USER ${login}`);
  });

  it('asks for paths that are there', () => {
    const health = readFileSync('server/http/health.ts', 'utf8');
    const probes = workloads.flatMap(({ spec }) => {
      const { startupProbe, readinessProbe, livenessProbe } = spec.template.spec.containers[0];
      return [startupProbe, readinessProbe, livenessProbe].filter((probe) => probe !== undefined);
    });
    const asked = [...new Set(probes.flatMap((probe) => ('httpGet' in probe ? probe.httpGet.path : [])))].toSorted();
    expect(asked).toEqual(['/api/healthz', '/api/readyz', '/robots.txt']);
    for (const route of ["api.get('/healthz'", "api.get('/readyz'"]) expect(health).toContain(route);
    expect(stageOf('site').join('\n')).toContain('/robots.txt');
  });

  it('gives no pod more than it needs', () => {
    expect(workloads).toHaveLength(3);
    for (const { metadata, spec } of workloads) {
      const { containers, ...pod } = spec.template.spec;
      expect(pod, metadata.name).toMatchObject({ automountServiceAccountToken: false, enableServiceLinks: false });
      expect(containers[0].securityContext, metadata.name).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });
});
