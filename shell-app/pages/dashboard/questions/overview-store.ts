import type { DataSource } from '@portal/contract';
import { proxy } from 'valtio';
import { CallError } from '../../../api/call-errors.ts';
import { request } from '../../../api/request.ts';
import { language } from '../../../i18n/language.ts';
import { release } from '../../../release/release.ts';
import { onSessionCleared } from '../../../session/keep-session.ts';
import { session } from '../../../session/session.ts';
import { isEmptyAnswer } from './is-empty-answer.ts';
import { type Answer, type Question, questions, type Rule } from './questions.ts';

/** 'empty' and 'failed' count as not loaded: the next visit asks again (S4.083). */
export interface Cell<Name extends Question> {
  state: 'idle' | 'loading' | 'loaded' | 'empty' | 'failed';
  /** What the answer holds; what stands at first unless it is loaded. */
  data: Answer<Name>;
  /** What the server said when it refused. */
  message?: string;
}

type Cells = { [Name in Question]: Cell<Name> };

const ruleOf = <Name extends Question>(name: Name) => questions[name] as unknown as Rule<Name, Answer<Name>>;

const cellOf = <Name extends Question>(name: Name, state: Cell<Name>['state'], message?: string): Cell<Name> => ({
  state,
  data: ruleOf(name).atFirst(),
  message,
});

const emptyCells = () =>
  Object.fromEntries((Object.keys(questions) as Question[]).map((name) => [name, cellOf(name, 'idle')])) as Cells;

/** What the panels show, asked for once and then kept (S4.080 to S4.082). */
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

/** S4.084: what is kept belongs to an account, a language and a data source. */
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
  put(name, cellOf(name, 'loading'));
  const cell = await ask(name);
  if (mine === generation) put(name, cell);
}

async function ask<Name extends Question>(name: Name): Promise<Cell<Name>> {
  const { payload, read } = ruleOf(name);
  try {
    const answer = await request(name, payload(overview.source));
    const data = answer ? read(answer) : null;
    return data === null || isEmptyAnswer(data) ? cellOf(name, 'empty') : { state: 'loaded', data };
  } catch (error) {
    return cellOf(name, 'failed', error instanceof CallError ? error.msg2Client : undefined);
  }
}

function put<Name extends Question>(name: Name, cell: Cell<Name>): void {
  (overview.cells as Record<Question, Cell<Question>>)[name] = cell as Cell<Question>;
}
