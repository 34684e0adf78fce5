import type { ReactNode } from 'react';
import type * as z from 'zod';
import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import { currentPage } from '#components/ui/current-page.ts';
import type { readDesk } from '#lib/contract/desk.ts';
import { Strip, Tools } from './desk-look.ts';
import { KeyCap } from './KeyCap.tsx';
import { ADMIN_TOOLS, BOXES, TOOLS } from './place.ts';
import { useAgo } from './use-ago.ts';
import type { PlaceControl } from './use-place.ts';

type Waiting = z.output<(typeof readDesk)['reply']>;

interface Props {
  readonly control: PlaceControl;
  readonly isAdmin: boolean;
  /** How much waits; not known yet while it is read. */
  readonly waiting: Waiting | undefined;
  readonly children: ReactNode;
}

const OLDEST = { tickets: 'threads', consultations: 'consultations', comments: 'comments' } as const;

const oldestOf = (box: string, { oldest }: Waiting): string | null =>
  box in OLDEST ? oldest[OLDEST[box as keyof typeof OLDEST]] : null;

/** The inboxes with how much waits, and what stands beside them. */
export function DeskNav({ control: { place, linkTo }, isAdmin, waiting, children }: Props) {
  const text = useText('desk');
  const { number } = useFormat();
  const ago = useAgo();
  const tools = TOOLS.filter((tool) => isAdmin || !ADMIN_TOOLS.includes(tool));
  return (
    <>
      <Strip aria-label={text('inboxes')} tabIndex={-1}>
        <ul>
          {BOXES.map((box, at) => {
            const oldest = waiting && oldestOf(box, waiting);
            return (
              <li key={box}>
                <a {...linkTo({ part: box, id: null })} {...currentPage(place.part === box)}>
                  <span className="caption">
                    {text(box)}
                    <KeyCap name={at + 1} />
                  </span>
                  <b>{waiting ? number(waiting[box]) : '–'}</b>
                  <span className="caption muted">{oldest ? ago(oldest) : text(`unit_${box}`)}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </Strip>
      <Tools>
        <nav aria-label={text('tools')}>
          <ul>
            {tools.map((tool) => (
              <li key={tool}>
                <a {...linkTo({ part: tool, id: null })} {...currentPage(place.part === tool)}>
                  {text(tool)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </Tools>
    </>
  );
}
