import type { Answer } from '@portal/ui/analysis';

/** An answer whose versions are called without their model, which has a column or a title of its own. */
export const versionsAlone = (answer: Answer, model = ''): Answer => ({
  ...answer,
  rows: answer.rows.map((row) => {
    const { softwareVersion = '', model: own = model } = row.names;
    const alone =
      own !== '' && softwareVersion.startsWith(`${own} `) ? softwareVersion.slice(own.length + 1) : softwareVersion;
    return { ...row, names: { ...row.names, softwareVersion: alone } };
  }),
});
