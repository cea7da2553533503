import { Answered } from '../panel/answered.tsx';
import { Panel } from '../panel/panel.tsx';
import { useAnswer } from '../questions/use-answer.ts';
import { rankMonth } from '../words/month-text.ts';
import { useSource } from '../words/use-source.ts';
import { useTranslate } from './phrases.ts';
import classes from './rank.module.css';
import { RankTable } from './rank-table.tsx';
import { RankWaiting } from './rank-waiting.tsx';
import { useRankColumns } from './use-rank-columns.tsx';

/** S2.087 S2.096: the ten makers that sold most. */
export function ManufacturerPanel() {
  const say = useTranslate();
  const source = useSource();
  const { manufacturers } = useRankColumns();
  const cell = useAnswer('listManfSales');
  return (
    <Panel
      name="manufacturer-top10"
      title={say('manufacturerTop10')}
      caption={cell.state === 'loaded' && `${rankMonth(cell.data)} · ${source}`}
      more={{ path: '/sales/ranking', words: say('more') }}
      flush
    >
      <Answered cell={cell} waiting={<RankWaiting />} empty={say('empty')} className={classes.place}>
        {({ salesRanks }) => <RankTable title={say('manufacturerTop10')} columns={manufacturers} lines={salesRanks} />}
      </Answered>
    </Panel>
  );
}
