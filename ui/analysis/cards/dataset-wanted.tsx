import { createPhrases } from '@portal/shell';
import { Card, EmptyState } from '@portal/ui';
import type { Standing } from '../page/use-standing.ts';

const phrases = createPhrases({
  zh_CN: {
    salesNotOwned: '此处需要“销量分析”',
    salesNotCovered: '当前数据版本没有终端零售量',
    attentionNotOwned: '此处需要“互联网大数据”',
    attentionNotCovered: '当前数据版本没有口碑数据',
    incentiveNotOwned: '现金优惠需要“终端促销”',
    incentiveNotCovered: '当前数据版本没有终端促销数据',
  },
  en: {
    salesNotOwned: 'This part needs the product Sales',
    salesNotCovered: 'This release has no terminal retail volume',
    attentionNotOwned: 'This part needs the product Internet big data',
    attentionNotCovered: 'This release has no tone',
    incentiveNotOwned: 'The cash incentive needs the product Incentives',
    incentiveNotCovered: 'The release has no incentives',
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
  const words = translate(`${dataset}${standing === 'notOwned' ? 'NotOwned' : 'NotCovered'}`);
  return (
    <Card title={title}>
      <EmptyState title={words} text={text} data-testid={`${dataset}-wanted`} />
    </Card>
  );
}
