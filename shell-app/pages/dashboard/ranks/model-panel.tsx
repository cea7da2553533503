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

/** S2.089 S2.096 S2.101: the ten sub-models that sold most, with their prices. */
export function ModelPanel() {
  const say = useTranslate();
  const source = useSource();
  const { models } = useRankColumns();
  const cell = useAnswer('listSubModelSales');
  return (
    <Panel
      name="model-top10"
      title={say('modelTop10')}
      caption={cell.state === 'loaded' && `${rankMonth(cell.data)} · ${source}`}
      more={{ path: '/sales/ranking', words: say('more') }}
      flush
    >
      <Answered cell={cell} waiting={<RankWaiting />} empty={say('empty')} className={classes.place}>
        {({ list }) => <RankTable title={say('modelTop10')} columns={models} lines={list} />}
      </Answered>
    </Panel>
  );
}
