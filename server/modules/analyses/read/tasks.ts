import type { Notice } from '#lib/contract/analyses.ts';
import { reportOf } from '../score/report.ts';
import type { Site } from '../site.ts';
import { dimensionsOf } from './image-dimensions.ts';
import { CHECKS } from './load-checks.ts';
import { readPage } from './read-page.ts';
import { askRules } from './robots-rules.ts';
import { listOf } from './sitemap-list.ts';

interface Judged {
  readonly site: Site;
  readonly url: string;
  readonly notices: readonly Notice[];
}

/** Everything that reads what strangers wrote. It is done in threads, with plain data in and out. */
export const TASKS = {
  page: readPage,
  sitemap: listOf,
  robots: askRules,
  image: dimensionsOf,
  report: ({ site, url, notices }: Judged) => reportOf(CHECKS, site, url, notices),
} as const;

type Tasks = typeof TASKS;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskOutput<Name extends TaskName> = ReturnType<Tasks[Name]>;
/** A task as it is sent to a thread. */
export type Task = { readonly [Name in TaskName]: { readonly name: Name; readonly input: TaskInput<Name> } }[TaskName];
