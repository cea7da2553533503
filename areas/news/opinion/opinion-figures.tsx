import { useAnswer } from '@portal/shell';
import { Change, formatMonth, formatNumber, formatRatio } from '@portal/ui';
import type { Answer } from '@portal/ui/analysis';
import type { ReactNode } from 'react';
import { news } from '../data/ask.ts';
import { phrases } from '../phrases.ts';
import classes from './opinion.module.css';

interface OpinionFiguresProps {
  model: string;
  attention: Answer | undefined;
  sales: Answer | undefined;
  price: Answer | undefined;
  nameOfTopic: (key: string) => string;
}

/** As many topics as are named of a model. */
const mostTopics = 3;

/** S1.023: what is said of a model in the month of the article, and on what, beside what it sold and what it cost. */
export function OpinionFigures({ model, attention, sales, price, nameOfTopic }: OpinionFiguresProps) {
  const translate = phrases.useTranslate();
  const topics = useAnswer(news, { query: { models: [model], page: 1, pageSize: 1 }, taste: '' }).answer?.facets.topics;
  const valuesOf = (answer: Answer | undefined) => answer?.rows.find(({ keys }) => keys.model === model)?.values;
  const [talked, sold, paid] = [valuesOf(attention), valuesOf(sales), valuesOf(price)];
  const monthOf = (answer: Answer | undefined) => formatMonth(answer?.period.to ?? null);
  const lines: [key: string, name: string, value: ReactNode][] = [];
  if (talked) {
    const mentions = translate('unitMentions', { n: formatNumber(talked.mentions ?? null, 0) });
    lines.push(['mentions', translate('mentions', { month: monthOf(attention) }), mentions]);
    lines.push(['netSentiment', translate('netSentiment'), formatRatio(talked.netSentiment ?? null, { sign: true })]);
  }
  if (topics?.length) {
    const names = topics.slice(0, mostTopics).map(({ key, count }) => `${nameOfTopic(key)} ${count}`);
    lines.push(['topics', translate('topicsOf'), names.join(' · ')]);
  }
  if (sold) {
    lines.push([
      'sales',
      translate('soldIn', { month: monthOf(sales) }),
      <>
        {translate('unitCars', { n: formatNumber(sold.volume ?? null, 0) })} <Change value={sold.yoy} />
      </>,
    ]);
  }
  if (paid) {
    const yuan = translate('unitYuan', { n: formatNumber(paid.tp ?? null, 0) });
    lines.push(['price', translate('paidIn', { month: monthOf(price) }), yuan]);
  }
  if (lines.length === 0) return null;
  return (
    <dl className={classes.figures} data-testid="model-opinion">
      {lines.map(([key, name, value]) => (
        <div key={key} data-figure={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
