import { Answered, Panel } from './panel.tsx';
import { useTranslate } from './phrases.ts';
import { type RankLine, RankTable, RankTableWaiting } from './rank-table.tsx';
import { useAnswer } from './use-answer.ts';

/** S9.017: the month of a ranking always has two digits. */
const monthText = ({ year, month }: { year: string; month: string }) => `${year}/${month.padStart(2, '0')}`;

export function ManufacturerPanel() {
  const say = useTranslate();
  const cell = useAnswer('listManfSales');
  return (
    <Panel
      name="manufacturer-top10"
      title={say('manufacturerTop10')}
      caption={cell.data && monthText(cell.data)}
      more={{ path: '/sales/ranking', words: say('toRanking') }}
      flush
    >
      <Answered cell={cell} waiting={<RankTableWaiting />}>
        {(rank) => (
          <RankTable title={say('manufacturerTop10')} lines={rank.salesRanks as RankLine[]} ofModels={false} />
        )}
      </Answered>
    </Panel>
  );
}

export function ModelPanel() {
  const say = useTranslate();
  const cell = useAnswer('listSubModelSales');
  return (
    <Panel
      name="model-top10"
      title={say('modelTop10')}
      caption={cell.data && monthText(cell.data)}
      more={{ path: '/sales/ranking', words: say('toRanking') }}
      flush
    >
      <Answered cell={cell} waiting={<RankTableWaiting />}>
        {(sales) => <RankTable title={say('modelTop10')} lines={sales.list as RankLine[]} ofModels />}
      </Answered>
    </Panel>
  );
}
