import { type DataSource, defaultDataSource, type SourceWords } from '@portal/contract';
import { proxy } from 'valtio';
import { request } from '../api/request.ts';
import { onSessionCleared } from '../session/keep-session.ts';
import { session } from '../session/session.ts';

/** Whether the market on screen is the one that the portal makes by itself; null while nobody has said so. */
export const release = proxy<{
  demonstration: boolean | null;
  last: string | null;
  next: { on: string; note: string } | null;
  picture: boolean;
  dataSource: DataSource;
  sourceWords: SourceWords | null;
}>({
  demonstration: null,
  /** The last month that it has figures of; null while nobody has said so. */
  last: null,
  /** When figures are expected next, as the operator has said it. */
  next: null,
  /** Whether the landing page has a picture of the market to show. */
  picture: false,
  /** S7.076: the source that figures begin with, unless the release has it not. */
  dataSource: defaultDataSource,
  /** What it is called and what it counts, where it is not one of S3.037. */
  sourceWords: null,
});

onSessionCleared(() => {
  release.demonstration = null;
  release.last = null;
  release.next = null;
});

/** The turn of the market that was asked about. */
let learned = -1;

/**
 * Asks once for each release, when the browser has nothing better to do, and only who may see the market.
 * @param turn counts the releases that the page has seen
 */
export function learnRelease(turn: number): void {
  if ((release.demonstration !== null && turn === learned) || !session.menus.some((entry) => entry.key === 'sales'))
    return;
  learned = turn;
  whenIdle(() => {
    request('marketCatalogue', { dataset: 'sales' }).then(
      (catalogue) => {
        release.demonstration = catalogue.release.demonstration;
        release.last = catalogue.last;
        release.next = catalogue.nextRelease;
      },
      () => undefined,
    );
  });
}

const whenIdle = (work: () => void) =>
  typeof window.requestIdleCallback === 'function'
    ? window.requestIdleCallback(work, { timeout: 4000 })
    : window.setTimeout(work, 500);
