import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';

const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
const publicSettings = settings.filter((name) => name?.startsWith('NEXT_PUBLIC_')).toSorted();
const routes = readFileSync('server/http/health.ts', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

const Environment = z.record(z.string(), z.string());
const Compose = z.object({
  services: z.record(z.string(), z.object({ environment: Environment.optional(), build: z.unknown().optional() })),
});

describe('the images', () => {
  it('are built with every public setting', () => {
    const taken = [...dockerfile.matchAll(/^ARG (NEXT_PUBLIC_[A-Z_]+)/gm)].map(([, name]) => name);
    expect(taken.toSorted()).toEqual(publicSettings);
  });

  it('ask the service whether it is ready', () => {
    expect(dockerfile).toContain('/api/readyz');
    expect(routes).toContain("'/readyz'");
  });
});

describe('compose.yaml', () => {
  const text = readFileSync('compose.yaml', 'utf8');
  const { services } = Compose.parse(parse(text, { merge: true }));

  it('hands every public setting to the build', () => {
    const args = z.object({ site: z.object({ build: z.object({ args: Environment }) }) }).parse(services).site
      .build.args;
    expect(
      Object.keys(args)
        .filter((name) => name !== 'SERVICES')
        .toSorted(),
    ).toEqual(publicSettings);
  });

  it.each(['service-a', 'service-b'])('%s is told settings that exist', (name) => {
    const told = Object.keys(services[name]?.environment ?? {}).filter((setting) => setting !== 'NODE_ENV');
    expect(told.filter((setting) => !settings.includes(setting))).toEqual([]);
    expect(told).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET_KEY', 'TRUSTED_PROXIES']));
  });

  it('starts nothing without the secrets, and holds none', () => {
    expect(text).toMatch(/SECRET_KEY: \$\{SECRET_KEY:\?/);
    expect(text).toMatch(/\$\{POSTGRES_PASSWORD:\?/);
  });
});

const Labels = z.record(z.string(), z.string());
const Workload = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    selector: z.object({ matchLabels: Labels }),
    template: z.object({
      metadata: z.object({ labels: Labels }),
      spec: z.object({
        containers: z.array(
          z.object({
            ports: z.array(z.object({ name: z.string() })),
            securityContext: z.object({ allowPrivilegeEscalation: z.literal(false) }),
          }),
        ),
      }),
    }),
  }),
});
const Front = z.object({
  kind: z.literal('Service'),
  spec: z.object({ selector: Labels, ports: z.array(z.object({ targetPort: z.string() })) }),
});

describe('docs/deploy/kubernetes.yaml', () => {
  const text = readFileSync('docs/deploy/kubernetes.yaml', 'utf8');
  const documents = parseAllDocuments(text).map((document) => document.toJS() as { kind: string; data?: object }); // one object each
  const workloads = documents.filter(({ kind }) => kind === 'Deployment').map((document) => Workload.parse(document));
  const fronts = documents.filter(({ kind }) => kind === 'Service').map((document) => Front.parse(document));

  it('leads every service to the port of a deployment', () => {
    expect(fronts).toHaveLength(3);
    for (const { spec } of fronts) {
      const behind = workloads.find(({ spec: { template } }) => template.metadata.labels.app === spec.selector.app);
      const ports = behind?.spec.template.spec.containers.flatMap((container) =>
        container.ports.map(({ name }) => name),
      );
      expect(ports).toEqual(expect.arrayContaining(spec.ports.map(({ targetPort }) => targetPort)));
    }
  });

  it('selects its own pods', () => {
    for (const { spec } of workloads) expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
  });

  it('tells the service settings that exist, and keeps no secret', () => {
    const told = documents.filter(({ kind }) => kind === 'ConfigMap').flatMap(({ data }) => Object.keys(data ?? {}));
    expect(told.filter((setting) => !settings.includes(setting))).toEqual([]);
    expect(documents.map(({ kind }) => kind)).not.toContain('Secret');
  });
});
