import type { Rooms } from './rooms.ts';

/** The market, from what it stands on to what asks. */
export const serverMarket: Rooms = {
  part: 'server/market',
  sees: {
    model: [],
    kinds: [],
    datasets: ['kinds'],
    sql: ['datasets', 'kinds', 'model'],
    turns: [],
    releases: ['datasets', 'model'],
    tables: ['datasets', 'model', 'releases'],
    changes: ['datasets', 'model', 'releases', 'sql', 'tables'],
    making: ['changes', 'datasets', 'releases', 'tables'],
    opened: ['datasets', 'releases', 'tables', 'turns'],
    engine: ['datasets', 'opened', 'releases', 'tables', 'turns'],
    answer: ['changes', 'datasets', 'kinds', 'model', 'opened', 'releases', 'sql'],
    limits: ['answer', 'datasets', 'model', 'opened', 'sql', 'turns'],
    files: ['answer', 'datasets', 'model', 'opened', 'releases'],
    members: ['answer', 'datasets', 'model', 'opened', 'releases', 'sql'],
    lineage: ['answer', 'changes', 'datasets', 'model', 'opened', 'releases', 'sql', 'tables'],
    gate: ['datasets', 'lineage', 'model', 'releases'],
    questions: [
      ...['answer', 'datasets', 'files', 'limits', 'lineage', 'members', 'model', 'opened', 'releases', 'sql'],
    ],
    overview: ['datasets', 'model', 'questions'],
    compare: ['datasets', 'model', 'questions'],
    forecast: ['datasets', 'model', 'questions'],
    insights: ['forecast', 'model', 'questions'],
    decision: ['forecast', 'model', 'questions'],
    lifecycle: ['forecast', 'model', 'questions'],
    '.': [
      ...['answer', 'changes', 'compare', 'datasets', 'decision', 'engine', 'forecast', 'gate', 'insights'],
      ...['lifecycle', 'limits', 'lineage', 'making', 'model', 'opened', 'overview', 'questions', 'releases'],
      ...['tables', 'turns'],
    ],
  },
};
