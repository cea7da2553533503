import classes from './dashboard.module.css';
import { KeyFigure, KeyFigureWaiting } from './key-figure.tsx';
import { Answered } from './panel.tsx';
import { useTranslate } from './phrases.ts';
import { useAnswer } from './use-answer.ts';

const labels = {
  getPvSales: ['pvVolume', 'pvShare', 'pvTotal'],
  getEnergySales: ['energyVolume', 'energyShare', 'energyTotal'],
} as const;

/** S2.092 S2.093: the month, the share and the total since January. */
export function SalesIndex({ question }: { question: keyof typeof labels }) {
  const say = useTranslate();
  const cell = useAnswer(question);
  const [month, share, total] = labels[question];
  const waiting = (
    <div className={classes.figures}>
      <KeyFigureWaiting />
      <KeyFigureWaiting />
      <KeyFigureWaiting />
    </div>
  );
  return (
    <Answered cell={cell} waiting={waiting}>
      {(index) => (
        <dl className={classes.figures} data-testid={question === 'getPvSales' ? 'pv-index' : 'energy-index'}>
          <KeyFigure label={say(month)} figure={index.monthIndex} kind="volume" />
          <KeyFigure label={say(share)} figure={index.shareIndex} kind="share" />
          <KeyFigure label={say(total)} figure={index.totalIndex} kind="volume" />
        </dl>
      )}
    </Answered>
  );
}
