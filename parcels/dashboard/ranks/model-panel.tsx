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

/** S2.089 S2.096 S2.101: the ten sub-models that sold most, with their prices. */
export function ModelPanel() {
  const say = useTranslate();
  const caption = useCaption();
  const { models } = useRankColumns();
  const cell = useCell('listSubModelSales');
  return (
    <Panel
      name="model-top10"
      title={say('modelTop10')}
      caption={
        cell.state === 'loaded' && caption(rankMonth(cell.data), cell.data.preliminary, undefined, cell.data.since)
      }
      more={{ path: '/sales/ranking', search: '?by=subModel', words: say('more') }}
      flush
    >
      <Answered cell={cell} waiting={<RankWaiting />} empty={say('empty')} className={classes.place}>
        {({ list }) => <RankTable title={say('modelTop10')} columns={models} lines={list} />}
      </Answered>
    </Panel>
  );
}
