import { createPhrases } from '@portal/shell';
import { Card, EmptyState } from '@portal/ui';
import type { Standing } from '../page/use-standing.ts';

const phrases = createPhrases({
  zh_CN: {
    notHeld: '此处需要“销量分析”',
    notKept: '当前数据版本没有终端零售量',
  },
  en: {
    notHeld: 'This part needs the product Sales',
    notKept: 'This release has no terminal retail volume',
  },
});

export interface SalesWantedProps {
  title: string;
  /** Whether no product of the account opens the sales, or the release has none. */
  standing: Exclude<Standing, 'open'>;
  /** What the sales are wanted for here, and what can be seen without them. */
  text: string;
}

/** What stands in the place of figures that want the product Sales, or that the release has no sales for. */
export function SalesWanted({ title, standing, text }: SalesWantedProps) {
  const translate = phrases.useTranslate();
  return (
    <Card title={title}>
      <EmptyState title={translate(standing)} text={text} data-testid="sales-wanted" />
    </Card>
  );
}
