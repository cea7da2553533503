import { useLanguage, useMenuNames } from '@portal/shell';
import { Card, classNames, Skeleton } from '@portal/ui';
import { CopyLink } from '@portal/ui/analysis';
import { choiceToday } from './address/choice-today.ts';
import { fastViewPath } from './address/fast-view-address.ts';
import { useChoice } from './address/use-choice.ts';
import { useHoldsSales } from './ask/holds-sales.ts';
import { useSpan } from './ask/use-market.ts';
import classes from './frame/frame.module.css';
import { NoSalesNotice } from './frame/no-sales-notice.tsx';
import { Failed } from './frame/place.tsx';
import { SavedNotice } from './frame/saved-notice.tsx';
import { ChoiceBar } from './lookup/choice-bar.tsx';
import { MarketView } from './market-view.tsx';
import { useTranslate } from './phrases.ts';
import { StartView } from './start/start-view.tsx';
import { WordsView } from './words-view.tsx';

/** S2.032: what the portal knows of one car model, beside at most three others; all of it stands in the address. */
export default function ModelFastviewPage() {
  const say = useTranslate();
  const menuName = useMenuNames();
  const language = useLanguage();
  const { choose, ...choice } = useChoice();
  const holdsSales = useHoldsSales();
  const { answer: catalogue, span, error, retry } = useSpan(holdsSales);
  const { model, rivals } = choiceToday(choice, catalogue?.united);
  const source = catalogue?.dataSources.find(({ key }) => key === span?.source);
  const bar = { holdsSales, model, choose };
  const failed = error ? (
    <Card>
      <Failed error={error} retry={retry} />
    </Card>
  ) : null;
  return (
    <div className={classes.page} data-testid="model-fastview">
      <header className={classNames(classes.head, classes.screen)}>
        <h1>{menuName('/model-fastview', say('title'))}</h1>
        <p>{say('lead')}</p>
        {model !== null && !span && (
          <CopyLink language={language} link={() => `${location.origin}${fastViewPath({ model, rivals })}`} />
        )}
      </header>
      <SavedNotice />
      {!holdsSales && <NoSalesNotice />}
      {model === null && (
        <>
          <ChoiceBar {...bar} rivals={null} proposed={false} />
          {holdsSales && failed}
          <StartView holdsSales={holdsSales && !error} span={span} source={source?.name ?? ''} choose={choose} />
        </>
      )}
      {model !== null && !holdsSales && (
        <>
          <ChoiceBar {...bar} rivals={null} proposed={false} />
          <WordsView model={model} />
        </>
      )}
      {model !== null &&
        holdsSales &&
        (span && source && catalogue ? (
          <MarketView
            key={model}
            model={model}
            rivals={rivals}
            choose={choose}
            span={span}
            source={source}
            release={catalogue.release}
          />
        ) : (
          (failed ?? (
            <div role="status" aria-label={say('loading')}>
              <Skeleton height={720} />
            </div>
          ))
        ))}
    </div>
  );
}
