import type { SalesIndex } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { countFigure, formatRatio, KeyFigure, KeyFigures, KeyFiguresWaiting } from '@portal/ui';
import { useDefinition } from '../definitions/phrases.ts';
import { Answered } from '../panel/answered.tsx';
import { useCell } from '../questions/use-cell.ts';
import { useWords } from '../words/phrases.ts';
import { useSourceMeaning } from '../words/use-source.ts';
import classes from './market.module.css';
import { useTranslate } from './phrases.ts';

const about = {
  getPvSales: { name: 'pv', share: 'energyShare', testId: 'pv-index' },
  getEnergySales: { name: 'energy', share: 'electricShare', testId: 'energy-index' },
} as const;

/** S2.092 S2.093: the month, the share and the total since January. */
export function SalesIndexPart({ question }: { question: keyof typeof about }) {
  const say = useTranslate();
  const words = useWords();
  const cell = useCell(question);
  const { name, share, testId } = about[question];
  return (
    <section className={classes.index} aria-label={words(name)}>
      <h3>{words(name)}</h3>
      <Answered cell={cell} waiting={<KeyFiguresWaiting />} empty={say('empty')} className={classes.figures} low>
        {(index) => <IndexFigures index={index} share={share} testId={testId} />}
      </Answered>
    </section>
  );
}

interface IndexFiguresProps {
  index: SalesIndex;
  share: 'energyShare' | 'electricShare';
  testId: string;
}

function IndexFigures({ index, share, testId }: IndexFiguresProps) {
  const say = useTranslate();
  const words = useWords();
  const define = useDefinition();
  const counts = useSourceMeaning();
  const language = useLanguage();
  const { monthIndex, shareIndex, totalIndex } = index;
  const volume = ({ value, yoy }: typeof monthIndex) => ({
    ...countFigure(value, words('cars'), language),
    changes: [{ name: words('yoy'), value: yoy }],
  });
  const growth = `${words('yoy')}: ${define('yoy')}`;
  return (
    <KeyFigures data-testid={testId}>
      <KeyFigure name={say('month')} means={[define('volume'), counts, growth]} {...volume(monthIndex)} />
      <KeyFigure
        name={say(share)}
        means={[define(share), `${words('yoy')}: ${define('pointsChange')}`]}
        value={formatRatio(shareIndex.value, { suffix: '' })}
        unit={words('percent')}
        changes={[{ name: words('yoy'), value: shareIndex.yoy, format: 'points', unit: words('points') }]}
      />
      <KeyFigure name={say('total')} means={[define('cumulativeVolume'), counts, growth]} {...volume(totalIndex)} />
    </KeyFigures>
  );
}
