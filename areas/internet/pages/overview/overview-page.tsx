import {
  FiguresCard,
  isByYear,
  LatestFigures,
  PartsCard,
  PeriodFigures,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { attentionTrend, channelsTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Attention at a glance: how many look and leave their contact, how much is said, how it sounds, and where. */
export function OverviewPage() {
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
      <FiguresCard
        title={title}
        caption={translate('trendNote')}
        answered={answered}
        height={420}
        figures={[
          { indicator: 'leads', as: 'count' },
          { indicator: 'attentionIndex', kind: 'line' },
        ]}
        panels
      />
      <FiguresCard
        title={mentions}
        answered={answered}
        height={420}
        figures={[
          { indicator: 'mentions', as: 'count' },
          { indicator: 'netSentiment', kind: 'line' },
        ]}
        panels
      />
      <PartsCard title={where} answered={channels} by="mediaChannel" volume="mentions" />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
