/** The topics of reports that the kinds of policies lead to; every policy leads to reports on policy. */
const topicsByKind: Record<string, readonly string[]> = {
  subsidy: ['price'],
  tax: ['price'],
  'trade-in': ['price'],
  charging: ['charging'],
  import: ['export'],
  production: ['company'],
  restriction: ['market'],
  safety: ['technology'],
};

/** @returns the topics of reports that a policy of this kind is about */
export const reportTopics = (kind: string): string[] => ['policy', ...(topicsByKind[kind] ?? [])];

/** The names by which reports would speak of a policy: its place, where it is one of this country. */
export const reportNames = ({ level, region }: { level: string; region: string }): string[] =>
  (level === 'city' || level === 'provincial') && region ? [region] : [];
