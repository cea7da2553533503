import { useAnswer, useLanguage } from '@portal/shell';
import { Card, EmptyState } from '@portal/ui';
import { ChartCard, catalogues, market, TableCard, useMarket, usePage, useStanding } from '@portal/ui/analysis';
import { type BridgeWords, bridgeChart, bridgeOf, bridgeQueries, bridgeTable, noBridge } from './bridge.ts';
import { bridgePhrases } from './phrases.ts';

/** How wholesale becomes retail: exports leave, and the stock at dealers takes in or gives out what is between. */
export function BridgeCard() {
  const language = useLanguage();
  const translate = bridgePhrases.useTranslate();
  const { catalogue, view, title: pageTitle } = usePage();
  const standing = useStanding('stock');
  const known = useAnswer(catalogues, standing === 'open' ? { dataset: 'stock' } : null);
  const queries = catalogue && known.answer ? bridgeQueries(view, catalogue, known.answer) : null;
  const questions = typeof queries === 'string' ? null : queries;
  const sales = useMarket(() => questions?.sales ?? null);
  const stock = useAnswer(market, questions?.stock ?? null);
  const nameOf = (key: string) => catalogue?.dataSources.find((source) => source.key === key)?.name ?? '';
  const [wholesale, retail] = [nameOf('DATASOURCE_CLH_PIFA'), nameOf('DATASOURCE_ZD_LINGSHOU')];
  const volume = catalogue?.indicators.find(({ key }) => key === 'volume');
  const words: BridgeWords = {
    title: translate('title', { first: wholesale, second: retail }),
    wholesale,
    retail,
    exports: known.answer?.indicators.find(({ key }) => key === 'exports')?.name ?? '',
    stockChange: translate('stockChange'),
    rest: translate('rest'),
    step: translate('step'),
    units: volume?.name ?? '',
    unit: volume?.unit ?? '',
    part: translate('part'),
    partMeans: translate('partMeans'),
  };
  const reason = standing === 'notCovered' ? 'notCovered' : typeof queries === 'string' ? queries : null;
  if (reason)
    return (
      <Card title={reason === 'bridgeSources' ? pageTitle : words.title}>
        <EmptyState title={translate('none')} text={translate(reason)} />
      </Card>
    );
  const failed = [known, sales, stock].find(({ error }) => error);
  const isKnown = sales.answer !== undefined && stock.answer !== undefined;
  const bridge = sales.answer && stock.answer ? bridgeOf(sales.answer, stock.answer) : noBridge;
  const answered = {
    ...sales,
    answer: isKnown ? sales.answer : undefined,
    waiting: known.waiting || sales.waiting || stock.waiting,
    ...(failed && { error: failed.error, retry: failed.retry }),
  };
  return (
    <>
      <ChartCard
        title={words.title}
        waiting={pageTitle}
        caption={translate('note')}
        answered={answered}
        height={260}
        chart={(ready) => bridgeChart(ready, bridge, words, language)}
        table={() => bridgeTable(bridge, words)}
      />
      <TableCard
        below
        title={words.title}
        answered={answered}
        model={isKnown ? bridgeTable(bridge, words) : undefined}
      />
    </>
  );
}
