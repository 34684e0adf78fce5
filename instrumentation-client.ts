import { keepEarlyErrors } from '#lib/browser/early-errors.ts';

keepEarlyErrors();

// In a browser the schemas are walked, not compiled to code: a page's policy forbids that, and zod's mere attempt, made
// as soon as the first schema is written down, would be reported as a violation. The service compiles them.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// `npm run dev` announces edits of locales/: texts are read at render, so the bundler cannot know of them.
const events = process.env.NEXT_PUBLIC_DEV_EVENTS;
if (events) {
  new EventSource(events).onmessage = () => location.reload();
  void import('#lib/preview/start.ts').then(({ startPreview }) => startPreview(events));
}
