import type { CallData, DataSource } from '@portal/contract';
import { proxy } from 'valtio';
import { CallError } from '../../api/call-errors.ts';
import { request } from '../../api/request.ts';
import { language } from '../../i18n/language.ts';
import { release } from '../../release/release.ts';
import { onSessionCleared } from '../../session/keep-session.ts';
import { session } from '../../session/session.ts';
import { isEmptyAnswer } from './is-empty-answer.ts';

export const questions = [
  'getPvSales',
  'getEnergySales',
  'getPvSalesTrend',
  'listManfSales',
  'listSubModelSales',
] as const;
export type Question = (typeof questions)[number];

/** The list or object that the overview calls nest in data.data (S3.036). */
export type Answer<Name extends Question> = CallData<Name>['data'];

/** 'empty' and 'failed' count as not loaded: the next visit asks again (S4.083). */
export interface Cell<Name extends Question> {
  state: 'idle' | 'loading' | 'loaded' | 'empty' | 'failed';
  data: Answer<Name> | null;
  /** What the server said when it refused. */
  message?: string;
}

type Cells = { [Name in Question]: Cell<Name> };

const emptyCells = (): Cells => ({
  getPvSales: { state: 'idle', data: null },
  getEnergySales: { state: 'idle', data: null },
  getPvSalesTrend: { state: 'idle', data: null },
  listManfSales: { state: 'idle', data: null },
  listSubModelSales: { state: 'idle', data: null },
});

/** The figures of the dashboard, asked for once and then kept (S4.081, S4.082). */
export const overview = proxy<{ source: DataSource; cells: Cells }>({
  source: release.dataSource,
  cells: emptyCells(),
});

let generation = 0;
let owner = '';

/** A56: forgets everything; answers that are still on their way are not taken. */
export function dropOverview(): void {
  generation += 1;
  overview.cells = emptyCells();
}

onSessionCleared(dropOverview);

/** S4.084: figures belong to an account, a language and a data source. */
const ownerNow = () => [session.user?.userId, language(), overview.source].join(' ');

/** Asks unless the answer is there or on its way; a call under way is shared. */
export async function ensure<Name extends Question>(name: Name): Promise<void> {
  if (owner !== ownerNow()) {
    dropOverview();
    owner = ownerNow();
  }
  const { state } = overview.cells[name];
  if (state === 'loading' || state === 'loaded') return;
  const mine = generation;
  put(name, { state: 'loading', data: null });
  let cell: Cell<Name>;
  try {
    const answer = await request(name, { dataSource: overview.source });
    const data = (answer?.data ?? null) as Answer<Name> | null;
    cell = isEmptyAnswer(data) ? { state: 'empty', data: null } : { state: 'loaded', data };
  } catch (error) {
    cell = { state: 'failed', data: null, message: error instanceof CallError ? error.msg2Client : undefined };
  }
  if (mine === generation) put(name, cell);
}

function put<Name extends Question>(name: Name, cell: Cell<Name>): void {
  (overview.cells as Record<Question, Cell<Question>>)[name] = cell as Cell<Question>;
}
