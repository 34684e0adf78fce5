// `npm run dev` announces edits of locales/: texts are read at render, so the bundler cannot know of them.
const events = process.env.NEXT_PUBLIC_DEV_EVENTS;
if (events) {
  new EventSource(events).onmessage = () => location.reload();
  void import('#lib/preview/start.ts').then(({ startPreview }) => startPreview(events));
}
