import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { POSTGRES_PROGRAMS } from '#tests/support/postgres-server.ts';
import { type NamedCall, startBusyService } from './busy-service.ts';
import { atMost, type Measure, median } from './measure.ts';

const PER_SECOND = 60;
const LOOK_EVERY_MS = 5000;
/** Share by which memory may have grown between the first and the last quarter after warming up. */
const GROWTH = 0.05;

interface Look {
  readonly megabytes: number;
  readonly handles: number;
}

/** Linux says it. */
function lookAt(pid: number): Look {
  const kilobytes = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return { megabytes: kilobytes / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

async function call({ origin, path, method, headers, body }: NamedCall): Promise<number> {
  const answer = await fetch(origin + path, { method, headers, ...(method === 'POST' && { body: body?.() ?? '{}' }) });
  await answer.arrayBuffer();
  return answer.status;
}

const quarter = (looks: readonly Look[], which: 'first' | 'last') => {
  const warm = looks.slice(Math.floor(looks.length / 5));
  const size = Math.max(1, Math.floor(warm.length / 4));
  return which === 'first' ? warm.slice(0, size) : warm.slice(-size);
};

/** Calls of every kind, evenly, for some minutes: nothing fails and nothing grows. */
export async function soakMeasures(minutes: number): Promise<Measure[]> {
  const busy = await startBusyService(POSTGRES_PROGRAMS ? 'postgres' : 'embedded');
  const looks: Look[] = [];
  let [sent, failed] = [0, 0];
  const under = new Set<Promise<void>>();
  const send = () => {
    // One sign-in for every twenty other calls, as people do.
    const calls = sent % 20 === 0 ? busy.calls : busy.calls.slice(0, -1);
    const chosen = calls[sent % 20 === 0 ? calls.length - 1 : sent % calls.length];
    sent += 1;
    if (!chosen) return;
    const asked: Promise<void> = call(chosen)
      .catch(() => 599)
      .then((status) => {
        if (status >= 500) failed += 1;
        under.delete(asked);
      });
    under.add(asked);
  };
  const sending = setInterval(send, 1000 / PER_SECOND);
  const looking = setInterval(() => looks.push(lookAt(busy.service.pid)), LOOK_EVERY_MS);
  await new Promise((resolve) => setTimeout(resolve, minutes * 60_000));
  clearInterval(sending);
  clearInterval(looking);
  await Promise.all(under);
  await busy.close();
  const memory = (which: 'first' | 'last') => median(quarter(looks, which).map(({ megabytes }) => megabytes));
  const handles = (which: 'first' | 'last') => median(quarter(looks, which).map((look) => look.handles));
  const growth = memory('last') / memory('first') - 1;
  const more = handles('last') - handles('first');
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    { what: `calls in ${minutes} minutes, load average ${loadavg()[2]?.toFixed(1)}`, value: sent, shown: String(sent) },
    { what: 'answers of 5xx, or none', value: failed, shown: String(failed), budget: atMost(0, String) },
    { what: 'memory, first quarter', value: memory('first'), shown: `${Math.round(memory('first'))} MB` },
    { what: 'memory, last quarter', value: memory('last'), shown: `${Math.round(memory('last'))} MB` },
    { what: 'growth of memory', value: growth, shown: percent(growth), budget: atMost(GROWTH, percent) },
    { what: 'more open handles', value: more, shown: String(more), budget: atMost(10, String) },
  ];
}
