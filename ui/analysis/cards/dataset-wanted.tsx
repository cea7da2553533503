import { createPhrases } from '@portal/shell';
import { Card, EmptyState } from '@portal/ui';
import type { Standing } from '../page/use-standing.ts';

const phrases = createPhrases({
  zh_CN: {
    salesNotHeld: '此处需要“销量分析”',
    salesNotKept: '当前数据版本没有终端零售量',
    attentionNotHeld: '此处需要“互联网大数据”',
    attentionNotKept: '当前数据版本没有口碑数据',
    incentiveNotHeld: '现金优惠需要“终端促销”',
    incentiveNotKept: '当前数据版本没有终端促销数据',
  },
  en: {
    salesNotHeld: 'This part needs the product Sales',
    salesNotKept: 'This release has no terminal retail volume',
    attentionNotHeld: 'This part needs the product Internet big data',
    attentionNotKept: 'This release has no tone',
    incentiveNotHeld: 'The cash incentive needs the product Incentives',
    incentiveNotKept: 'The release has no incentives',
  },
});

export interface DatasetWantedProps {
  title?: string;
  dataset: 'sales' | 'attention' | 'incentive';
  /** Whether no product of the account opens the dataset, or the release has nothing of it. */
  standing: Exclude<Standing, 'open'>;
  /** What its figures are wanted for here, and what can be seen without them. */
  text: string;
}

/** What stands in the place of figures that want another product, or of which the release has none. */
export function DatasetWanted({ title, dataset, standing, text }: DatasetWantedProps) {
  const translate = phrases.useTranslate();
  const words = translate(`${dataset}${standing === 'notHeld' ? 'NotHeld' : 'NotKept'}`);
  return (
    <Card title={title}>
      <EmptyState title={words} text={text} data-testid={`${dataset}-wanted`} />
    </Card>
  );
}
