import { Answered } from '../panel/answered.tsx';
import { Panel } from '../panel/panel.tsx';
import { useCell } from '../questions/use-cell.ts';
import { rankMonth } from '../words/month-text.ts';
import { useCaption } from '../words/use-source.ts';
import { useTranslate } from './phrases.ts';
import classes from './rank.module.css';
import { RankTable } from './rank-table.tsx';
import { RankWaiting } from './rank-waiting.tsx';
import { useRankColumns } from './use-rank-columns.tsx';

/** S2.087 S2.096: the ten makers that sold most. */
export function ManufacturerPanel() {
  const say = useTranslate();
  const caption = useCaption();
  const { manufacturers } = useRankColumns();
  const cell = useCell('listManfSales');
  return (
    <Panel
      name="manufacturer-top10"
      title={say('manufacturerTop10')}
      caption={
        cell.state === 'loaded' && caption(rankMonth(cell.data), cell.data.preliminary, undefined, cell.data.since)
      }
      more={{ path: '/sales/ranking', words: say('more') }}
      flush
    >
      <Answered cell={cell} waiting={<RankWaiting />} empty={say('empty')} className={classes.place}>
        {({ salesRanks }) => <RankTable title={say('manufacturerTop10')} columns={manufacturers} lines={salesRanks} />}
      </Answered>
    </Panel>
  );
}
