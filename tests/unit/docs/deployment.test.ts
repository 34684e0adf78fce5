import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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
      volumes: z.array(z.string()).optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).optional(),
      healthcheck: z.object({ test: z.array(z.string()) }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.unknown()),
});
const Built = z.object({ target: z.string(), args: Environment.optional() });

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
  const { services, volumes } = Compose.parse(parse(text, { merge: true }));
  const built = Object.values(services).flatMap(({ build, ...service }) =>
    build ? { ...service, build: Built.parse(build) } : [],
  );

  it('builds stages of the Dockerfile, and closes what it builds: nothing is written, nobody gets root', () => {
    expect(built).toHaveLength(3);
    for (const service of built) {
      const port = service.build.target === 'site' ? 8080 : 3000;
      expect(stageOf(service.build.target)).toContain(`EXPOSE ${port}`);
      expect(stageOf(service.build.target).join('\n')).toContain('HEALTHCHECK');
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    }
  });

  it('tells nginx of every node, at the port the node listens on, and publishes the port nginx listens on', () => {
    const { args = {} } = Built.parse(services.site?.build);
    const nodes = Object.entries(services).filter(([, { environment }]) => environment?.HOST === '0.0.0.0');
    expect(nodes.length).toBeGreaterThan(1);
    expect(args.SERVICES?.split(' ')).toEqual(nodes.map(([name, { environment }]) => `${name}:${environment?.PORT}`));
    expect(stageOf('build').join('\n')).toContain('nginx /usr/share/nginx/html $SERVICES --listen 8080 ');
    expect(services.site?.ports).toEqual([expect.stringMatching(/:8080$/)]);
  });

  it('waits only for what tells whether it is well, and keeps the database in a volume', () => {
    for (const [name, { depends_on: awaited = {} }] of Object.entries(services)) {
      for (const other of Object.keys(awaited)) {
        const tells = services[other]?.healthcheck ?? services[other]?.build;
        expect(tells, `${name} waits for ${other}`).toBeDefined();
      }
    }
    const kept = Object.values(services).flatMap(({ volumes: used = [] }) => used.filter((used) => /^\w/.test(used)));
    expect(kept.map((volume) => volume.split(':')[0]).toSorted()).toEqual(Object.keys(volumes).toSorted());
    expect(kept).toContain('database:/var/lib/postgresql/data');
  });

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
