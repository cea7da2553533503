import { useLanguage } from '@portal/shell';
import { Card } from '@portal/ui';
import { Columns, ForecastField, PageProvider, usePage } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { useMemo } from 'react';
import { priceChart, shareChart, volumeChart } from './compare-charts.ts';
import { CompareShare } from './compare-share.tsx';
import { CompareTable } from './compare-table.tsx';
import type { Compared } from './comparisons.ts';
import { comparePhrases } from './phrases.ts';
import { keySheet } from './sheet.ts';
import { usePricesText } from './use-prices-text.ts';
import { useVolumesAhead } from './use-volumes-ahead.ts';

/** The volumes by month, with what is forecast of them: always by month, whatever the address says of other pages. */
function VolumeCard({ data }: { data: Compared }) {
  const page = usePage();
  const view = useMemo(() => ({ ...page.view, dateType: 'monthly' as const }), [page.view]);
  return (
    <PageProvider value={{ ...page, view }}>
      <MonthlyVolumes data={data} />
    </PageProvider>
  );
}

function MonthlyVolumes({ data }: { data: Compared }) {
  const language = useLanguage();
  const words = comparePhrases.useTranslate();
  const ahead = useVolumesAhead(data);
  return (
    <Card title={words('volumeChart')} caption={ahead.text} actions={<ForecastField indicator="volume" />}>
      <Chart titleHidden height={320} spec={ahead.onChart(volumeChart(data, words, language))} />
    </Card>
  );
}

/** The models as competitors: key figures first, then how they move, what they hold and what they cost. */
export function CompetitorView({ data }: { data: Compared }) {
  const language = useLanguage();
  const words = comparePhrases.useTranslate();
  const prices = usePricesText(data);
  const rows = keySheet(data, words);
  return (
    <>
      <Card
        flush
        title={words('figures')}
        caption={prices}
        actions={<CompareShare data={data} rows={rows} title={words('figures')} />}
      >
        <CompareTable data={data} rows={rows} caption={words('figures')} />
      </Card>
      <VolumeCard data={data} />
      <Columns>
        <Card title={words('shareChart')}>
          <Chart titleHidden height={320} spec={shareChart(data, words, language)} />
        </Card>
        <Card title={words('scatterChart')}>
          <Chart titleHidden height={320} spec={priceChart(data, words, language)} />
        </Card>
      </Columns>
    </>
  );
}
