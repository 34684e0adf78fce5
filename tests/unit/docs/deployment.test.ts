import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { stageOf } from '#tests/support/build-context.ts';

const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
const publicSettings = settings.filter((name) => name?.startsWith('NEXT_PUBLIC_')).toSorted();
const routes = readFileSync('server/http/health.ts', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');

const Environment = z.record(z.string(), z.string());
const Compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: Environment.optional(),
      build: z.unknown().optional(),
      ports: z.array(z.string()).optional(),
    }),
  ),
});

describe('the images', () => {
  it('are built with every public setting', () => {
    const taken = [...dockerfile.matchAll(/^ARG (NEXT_PUBLIC_[A-Z_]+)/gm)].map(([, name]) => name);
    expect(taken.toSorted()).toEqual(publicSettings);
  });

  it('run no install script but those package.json allows', () => {
    const steps = ['build', 'service'].flatMap((stage) =>
      stageOf(stage).filter((line) => line.includes('npm install ')),
    );
    expect(steps).toHaveLength(2);
    for (const step of steps) {
      expect(step).toContain(' --ignore-scripts ');
      expect(step).toMatch(/npm rebuild \$\(.*allowScripts/);
    }
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
        .filter((name) => name.startsWith('NEXT_PUBLIC_'))
        .toSorted(),
    ).toEqual(publicSettings);
  });

  it.each(['service-a', 'service-b'])('%s is told settings that exist', (name) => {
    const told = Object.keys(services[name]?.environment ?? {}).filter((setting) => setting !== 'NODE_ENV');
    expect(told.filter((setting) => !settings.includes(setting))).toEqual([]);
    expect(told).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET_KEY', 'TRUSTED_PROXIES']));
  });

  it('is open to this machine alone, and gives its numbers to nobody outside', () => {
    const ports = Object.values(services).flatMap(({ ports: published = [] }) => published);
    expect(ports.length).toBeGreaterThan(0);
    for (const port of ports) expect(port).toMatch(/^(?:\$\{SITE_ADDRESS:-)?127\.0\.0\.1\b/);
    expect(ports.join()).not.toContain(services['service-a']?.environment?.METRICS_PORT);
  });

  it('adds to the proxies it trusts, for the service and for nginx alike', () => {
    const { args } = z.object({ args: Environment }).parse(services.site?.build);
    const trusted = `${/subnet: ([\d./]+)/.exec(text)?.[1]}\${TRUSTED_PROXIES:+,}\${TRUSTED_PROXIES:-}`;
    expect([args.PROXIES, services['service-a']?.environment?.TRUSTED_PROXIES]).toEqual([trusted, trusted]);
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

  it('tells Prometheus the port the service gives its numbers at, and leads no visitor there', () => {
    const config = z.object({ data: z.record(z.string(), z.string()) });
    const { data } = config.parse(documents.find(({ kind }) => kind === 'ConfigMap'));
    expect(text).toContain(`prometheus.io/port: "${data.METRICS_PORT}"`);
    expect(text).toContain(`name: metrics, containerPort: ${data.METRICS_PORT}`);
    expect(fronts.flatMap(({ spec }) => spec.ports.map(({ targetPort }) => targetPort))).not.toContain('metrics');
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

describe('docs/deploy/prometheus.yml', () => {
  const Scraping = z.object({
    rule_files: z.array(z.string()),
    scrape_configs: z.array(
      z.object({
        job_name: z.string(),
        dns_sd_configs: z.array(z.object({ names: z.array(z.string()), port: z.number() })),
      }),
    ),
  });
  const { rule_files: files, scrape_configs: jobs } = Scraping.parse(
    parse(readFileSync('docs/deploy/prometheus.yml', 'utf8')),
  );
  const { services } = Compose.parse(parse(readFileSync('compose.yaml', 'utf8'), { merge: true }));

  it('asks the nodes of compose.yaml where they give their numbers', () => {
    const [asked] = jobs.flatMap((job) => job.dns_sd_configs);
    const nodes = Object.keys(services).filter(
      (name) => services[name]?.environment?.METRICS_PORT === String(asked?.port),
    );
    expect(asked?.names.toSorted()).toEqual(nodes.toSorted());
    expect(nodes.length).toBeGreaterThan(1);
  });

  it('has rules, which know its job by name', () => {
    for (const file of files) {
      const rules = readFileSync(`docs/deploy/${file}`, 'utf8');
      expect(parse(rules)).toMatchObject({ groups: [{ name: 'service' }] });
      for (const [, name] of rules.matchAll(/job="(\w+)"/g)) expect(jobs.map((job) => job.job_name)).toContain(name);
    }
  });
});
