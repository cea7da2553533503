import { useLanguage } from '@portal/shell';
import { type Answered, SelectField } from '@portal/ui';
import {
  type Answer,
  barsHeight,
  ChartCard,
  Choices,
  DimensionField,
  rankingChart,
  TableCard,
  tableOf,
  useChoices,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { scoreChoices, scoredBy } from '../../market/choices.ts';
import { scoresOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Members by their scores of one method: those of another do not compare. */
export function MethodScores({ methods: { answer: known, ...methods } }: { methods: Answered<Answer> }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const { by, method: chosen } = useChoices(scoreChoices);
  const plain = known?.rows.filter(({ kind }) => kind === 'row') ?? [];
  const rows = [...new Map(plain.map((row) => [row.keys.scoreMethod, row])).values()];
  const most = rows.reduce<(typeof rows)[number] | undefined>(
    (best, row) => ((row.values.scoredModels ?? 0) > (best?.values.scoredModels ?? 0) ? row : best),
    undefined,
  );
  const current = rows.find(({ keys }) => keys.scoreMethod === chosen) ?? most;
  const method = current?.keys.scoreMethod;
  const scores = useMarket((view, of) => (method === undefined ? null : scoresOf(view, of, by, method)));
  const answered = method === undefined ? { ...methods, answer: undefined } : scores;
  const wordsOf = ({ names }: (typeof rows)[number]) => `${names.scoreAspect ?? ''} · ${names.scoreMethod ?? ''}`;
  const title = current ? translate('methodTitle', { aspect: current.names.scoreAspect ?? '' }) : pageTitle;
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={
          current &&
          translate('methodNote', {
            rater: current.names.scoreRater ?? '',
            kind: current.names.raterKind ?? '',
            method: current.names.scoreMethod ?? '',
          })
        }
        choices={
          <Choices note={translate('methodsDiffer')}>
            <SelectField
              label={translate('method')}
              labelHidden
              title={translate('method')}
              name="method"
              value={method ?? ''}
              options={rows.map((row) => ({ value: row.keys.scoreMethod ?? '', label: wordsOf(row) }))}
              onChange={(value) => setChoice('method', value, most?.keys.scoreMethod ?? '')}
            />
            <DimensionField label={translate('compareBy')} value={by} choices={scoredBy} />
          </Choices>
        }
        answered={answered}
        height={({ rows: bars }) => barsHeight(bars.length)}
        chart={(ready) =>
          rankingChart(ready, tableOf(ready, language, catalogue), { by, indicator: 'score', title }, language)
        }
      />
      <TableCard
        key={by}
        inFigures
        ranked
        title={title}
        answered={answered}
        sorting={{ key: 'score', direction: 'descending' }}
        bar="score"
      />
    </>
  );
}
