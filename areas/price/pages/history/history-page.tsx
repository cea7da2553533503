import { useAnswer, useLanguage } from '@portal/shell';
import { formatRatio } from '@portal/ui';
import {
  type Answer,
  ChartCard,
  market,
  membersOf,
  NamedReports,
  PeriodFigures,
  PolicyField,
  useMarket,
  usePage,
  usePolicyMarks,
  useStanding,
  withinText,
} from '@portal/ui/analysis';
import { periodLines } from '../../charts/period-lines.ts';
import { launchesOf, modelHistory } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { launchEvents, priceCuts } from './model-events.ts';
import { useModel } from './use-model.ts';

const lines = [
  { key: 'msrp', format: 'yuan' },
  { key: 'tp', format: 'yuan' },
  { key: 'discount', format: 'percent' },
] as const;

/** Both prices of one model over time, with what happened to it: launches, facelifts, cuts of the list price. */
export function HistoryPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue, title: pageTitle } = usePage();
  const { model, chosen, largest } = useModel();
  const history = useMarket((view, catalogue) => (model ? modelHistory(view, catalogue, model.key) : null));
  // Launches are another dataset: a release may keep none, and the prices are read without their marks then.
  const standing = useStanding('launch');
  const launches = useAnswer(
    market,
    model && catalogue && standing === 'open' ? launchesOf(view, catalogue, model.key) : null,
  );
  const answered = model ? history : largest;
  const marked = usePolicyMarks(history.answer, 'policy');
  const title = model ? translate('historyTitle', { name: model.name }) : pageTitle;
  const captions = [
    ...(chosen ? [] : [translate('largestModel')]),
    translate(standing === 'notCovered' ? 'launchesNotCovered' : launches.error ? 'launchesFailed' : 'historyNote'),
    ...(marked.note ? [marked.note] : []),
  ];
  const happened = (answer: Answer) => {
    const periods = membersOf(answer, 'period').map(({ key }) => key);
    const cuts = priceCuts(answer, periods, (size) => translate('listCut', { percent: formatRatio(size) }));
    const generation = (subModel: string, stage: string) =>
      translate('newGeneration', { subModel, stage: withinText(stage, language) });
    return [...(launches.answer ? launchEvents(launches.answer, periods, generation) : []), ...cuts];
  };
  return (
    <>
      <ChartCard
        title={title}
        caption={captions.join(translate('stop'))}
        choices={<PolicyField usual="policy" />}
        answered={answered}
        height={440}
        chart={(answer) => ({
          ...periodLines(answer, { title, lines }, language),
          panels: true,
          events: [...happened(answer), ...marked.events],
        })}
      />
      <PeriodFigures answered={history} title={title} />
      <NamedReports names={model ? [model.name] : []} topics={[]} />
    </>
  );
}
