import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LocalesCopy } from '#tests/support/locales-copy.ts';

/** What code prints that reads the texts of a project, as a build or as a running service. */
function readIn(project: string, expression: string, phase: 'build' | 'service') {
  const messages = pathToFileURL(path.resolve('lib/i18n/messages.ts')).href;
  const script = `const { messagesOf, translator } = await import('${messages}'); console.log(${expression});`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_PHASE: phase === 'build' ? 'phase-production-build' : '' },
  });
  return { stdout: stdout.trim(), stderr, status };
}

function germanWithoutSend(): string {
  const copy = new LocalesCopy('de');
  const { send } = JSON.parse(copy.read('de/ui/forms.json'));
  copy.replace('de/ui/forms.json', `  "send": "${send}",\n`, '');
  return copy.project;
}

describe('a text that a language lacks', () => {
  it('stops a build, which says where', () => {
    const { stderr, status } = readIn(germanWithoutSend(), "messagesOf('de', 'forms').send", 'build');
    expect(status).not.toBe(0);
    expect(stderr).toContain('locales/de/ui/forms.json lacks texts, so pages would show English: send');
  });

  it('stops a build whose page asks a translator', () => {
    const { stderr, status } = readIn(germanWithoutSend(), "translator('de')('forms:send')", 'build');
    expect(status).not.toBe(0);
    expect(stderr).toContain('locales/de/ui/forms.json lacks texts, so pages would show English: send');
  });

  it.each(["messagesOf('de', 'forms').send", "translator('de')('forms:send')"])(
    'is English in a running service, and no other text is: %s',
    (expression) => {
      const { stdout } = readIn(germanWithoutSend(), `${expression}, messagesOf('de', 'shell').languages`, 'service');
      expect(stdout).toBe('Request a consultation Sprachen');
    },
  );

  it('stops no build when all are there', () => {
    const { stderr } = readIn(new LocalesCopy('de').project, "messagesOf('de', 'forms').send", 'build');
    expect(stderr).not.toContain('lacks texts');
  });
});
