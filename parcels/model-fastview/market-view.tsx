import type { Release } from '@portal/contract';
import { useSubject } from '@portal/shell';
import { Card, classNames, EmptyState, Skeleton } from '@portal/ui';
import { EquipmentDifferences } from '@portal/ui/analysis';
import type { FastViewChoice } from './address/fast-view-address.ts';
import { useChoice } from './address/use-choice.ts';
import type { Catalogue } from './ask/ask.ts';
import type { Span } from './ask/questions.ts';
import { useLineup } from './ask/use-market.ts';
import { FigureCards } from './figures/figure-cards.tsx';
import classes from './frame/frame.module.css';
import { ModelHead } from './frame/model-head.tsx';
import { Failed } from './frame/place.tsx';
import { LaunchCard } from './launches/launch-card.tsx';
import { ChoiceBar } from './lookup/choice-bar.tsx';
import { NoteCard } from './note/note-card.tsx';
import { attention, incentives } from './others/kinds.ts';
import { OtherCard } from './others/other-card.tsx';
import { PaperSheet } from './paper/paper-sheet.tsx';
import { useTranslate } from './phrases.ts';
import { PriceCourseCard } from './prices/price-course-card.tsx';
import { SourcesCard } from './sources/sources-card.tsx';
import { NewsCard } from './texts/news-card.tsx';
import { PoliciesCard } from './texts/policies-card.tsx';
import { ReportsCard } from './texts/reports-card.tsx';

interface MarketViewProps {
  model: string;
  rivals: string[] | null;
  choose: (choice: FastViewChoice) => void;
  span: Span;
  source: Catalogue['dataSources'][number];
  release: Release;
}

/** A model with its figures, launches and texts, beside others; on paper one sheet. */
export function MarketView({ model, rivals, choose, span, source, release }: MarketViewProps) {
  const say = useTranslate();
  const lineup = useLineup(span, model, rivals);
  const { place = null } = useChoice();
  useSubject(lineup.model.name);
  const { keys = {}, names = {} } = lineup.profile?.rows[0] ?? {};
  const about = [names.manufacturer, names.brand, names.segment].filter(Boolean).join(' · ');
  const segment = keys.segment ? { key: keys.segment, name: names.segment ?? keys.segment } : null;
  const isShown = !lineup.error && !lineup.unknown && lineup.settled;
  const models = [lineup.model, ...lineup.rivals];
  return (
    <>
      <div className={classes.screen}>
        <ChoiceBar
          holdsSales
          model={model}
          rivals={lineup.rivals}
          proposed={rivals === null && lineup.rivals.length > 0}
          choose={choose}
        />
      </div>
      {lineup.error ? (
        <Card>
          <Failed error={lineup.error} retry={lineup.retry} />
        </Card>
      ) : lineup.unknown ? (
        <Card>
          <EmptyState data-testid="fastview-unknown" title={say('unknown')} text={say('unknownText', { key: model })} />
        </Card>
      ) : !lineup.settled ? (
        <div role="status" aria-label={say('loading')}>
          <Skeleton height={640} />
        </div>
      ) : (
        <div className={classNames(classes.model, classes.screen)} data-testid="fastview-model" data-key={model}>
          <ModelHead model={lineup.model} rivals={lineup.rivals} place={place} about={about} />
          <FigureCards lineup={lineup} span={span} source={source} release={release} />
          <SourcesCard model={model} segment={segment} span={span} />
          <PriceCourseCard model={lineup.model} />
          <EquipmentDifferences by="model" cars={models} month={span.to} />
          <div className={classes.two}>
            <OtherCard kind={incentives} models={models} />
            <OtherCard kind={attention} models={models} />
            <LaunchCard models={models} />
            <NewsCard model={model} />
            <PoliciesCard />
            <ReportsCard name={lineup.model.name} />
          </div>
          <NoteCard model={model} />
        </div>
      )}
      {isShown && (
        <PaperSheet lineup={lineup} span={span} source={source} segment={segment} place={place} about={about} />
      )}
    </>
  );
}
