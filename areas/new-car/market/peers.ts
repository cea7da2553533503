import { questionsBy } from '@portal/shell';
import { askLaunchEvents, type LaunchQuery, market } from '@portal/ui/analysis';
import { mostPeers } from './choices.ts';

export interface PeersQuery {
  by: LaunchQuery['by'];
  segment: string;
  first: string;
  last: string;
}

/** Asks who was launched in a segment: the newest first, each once. @throws CallError where the market refuses */
export async function askPeers({ by, segment, first, last }: PeersQuery, ask = market.ask): Promise<string[]> {
  const answers = await askLaunchEvents(
    { by, first, last, filters: { segment: [segment] }, sort: { by: 'period', direction: 'descending' } },
    ask,
  );
  const rows = answers.toReversed().flatMap((answer) => answer.rows);
  return [...new Set(rows.flatMap(({ keys }) => keys[by] ?? []))].slice(0, mostPeers);
}

export const peers = questionsBy('launched of a segment', (query: PeersQuery) => askPeers(query));
