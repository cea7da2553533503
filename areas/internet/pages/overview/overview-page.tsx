import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  indicatorChart,
  isByYear,
  LatestFigures,
  PeriodFigures,
  structureChart,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { attentionTrend, channelsTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Attention at a glance: how many look and leave their contact, how much is said, how it sounds, and where. */
export function OverviewPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const answered = useMarket(attentionTrend);
  const channels = useMarket(channelsTrend);
  const [title, mentions, where] = [translate('trendTitle'), translate('mentionsTitle'), translate('channelsTitle')];
  const yoy = (indicator: string) => ({ indicator, name: translate('yoy') });
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'attentionIndex', changes: [yoy('yoyAttention')] },
          {
            indicator: 'leads',
            // The period before a year is the year before.
            changes: [yoy('yoyLeads'), ...(isByYear(view) ? [] : [{ indicator: 'momLeads', name: translate('mom') }])],
          },
          { indicator: 'mentions', changes: [yoy('yoyMentions')] },
          { indicator: 'netSentiment' },
        ]}
      />
      <ChartCard
        title={title}
        caption={translate('trendNote')}
        answered={answered}
        height={420}
        chart={(ready) =>
          indicatorChart(
            ready,
            {
              by: 'period',
              title,
              kind: 'column',
              figures: [
                { indicator: 'leads', as: 'count' },
                { indicator: 'attentionIndex', kind: 'line' },
              ],
              panels: true,
            },
            language,
          )
        }
      />
      <ChartCard
        title={mentions}
        answered={answered}
        height={420}
        chart={(ready) =>
          indicatorChart(
            ready,
            {
              by: 'period',
              title: mentions,
              kind: 'column',
              figures: [
                { indicator: 'mentions', as: 'count' },
                { indicator: 'netSentiment', kind: 'line' },
              ],
              panels: true,
            },
            language,
          )
        }
      />
      <ChartCard
        title={where}
        answered={channels}
        chart={(ready) =>
          structureChart(
            ready,
            { by: 'mediaChannel', title: where, others: translate('others'), volume: 'mentions' },
            language,
          )
        }
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
