import type { Answer } from '@portal/ui/analysis';

/**
 * What part of the mentions of each member a topic has.
 * @param answer rows by member and topic with `topicMentions`, every topic of a member among them
 * @param by the dimension of the members
 * @param shows whether a topic is shown: the others count in the whole alone
 * @returns the rows shown, with `topicWeight`, which adds up to 1 for each member over all topics; null where a member has no mentions
 */
export function topicWeights(
  answer: Answer,
  by: string,
  column: Answer['columns'][number],
  shows: (topic: string) => boolean = () => true,
): Answer {
  const wholes = new Map<string | undefined, number>();
  const rows = answer.rows.filter(({ kind }) => kind === 'row');
  for (const { keys, values } of rows) wholes.set(keys[by], (wholes.get(keys[by]) ?? 0) + (values.topicMentions ?? 0));
  return {
    ...answer,
    columns: [...answer.columns, column],
    rows: rows.flatMap((row) => {
      if (!shows(row.keys.topic ?? '')) return [];
      const whole = wholes.get(row.keys[by]) ?? 0;
      return {
        ...row,
        values: { ...row.values, topicWeight: whole > 0 ? (row.values.topicMentions ?? 0) / whole : null },
      };
    }),
  };
}
