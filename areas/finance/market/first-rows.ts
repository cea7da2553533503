import type { Answer } from '@portal/ui/analysis';

/** As many members as stand beside each other with their names. */
const most = 15;

/** The first members of an answer; what is left out stands in the table below. */
export const firstRows = (answer: Answer): Answer => ({
  ...answer,
  rows: answer.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed).slice(0, most),
});
