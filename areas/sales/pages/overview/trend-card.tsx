import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  ForecastField,
  marketChart,
  tableOf,
  useForecast,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { marketTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Volume and growth of the market over the span. */
export function TrendCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket(marketTrend);
  const { catalogue } = usePage();
  const forecast = useForecast(answered.answer, { indicator: 'volume' });
  const title = translate('trendTitle');
  return (
    <ChartCard
      alone
      title={title}
      answered={answered}
      height={380}
      caption={forecast.text}
      choices={
        <Choices>
          <ForecastField indicator="volume" />
        </Choices>
      }
      chart={(answer) =>
        forecast.onChart(marketChart(answer, { title, volume: translate('volume'), yoy: translate('yoy') }, language))
      }
      table={(answer) => forecast.onTable(tableOf(answer, language, catalogue))}
      notes={forecast.notes}
    />
  );
}
