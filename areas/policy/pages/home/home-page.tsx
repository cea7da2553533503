import { chinaDate } from '@portal/contract';
import { useAnswer, useMenuNames } from '@portal/shell';
import { Card, Skeleton, TitleRow } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { homeQuestion, homes } from '../../data/ask.ts';
import { counted } from '../../frame/counted.ts';
import frame from '../../frame/frame.module.css';
import { PolicyAnswer } from '../../frame/policy-answer.tsx';
import { PolicySearch } from '../../frame/policy-search.tsx';
import { phrases } from '../../phrases.ts';
import { Counts } from './counts.tsx';
import { Followed } from './followed/followed.tsx';
import classes from './home.module.css';
import { Latest } from './latest.tsx';
import { MonthsChart } from './months-chart.tsx';
import { Upcoming } from './upcoming.tsx';

/** What an analyst looks for on entering: the way into the search, what changes soon, what is new, what there is. */
export function HomePage() {
  const translate = phrases.useTranslate();
  const menuName = useMenuNames();
  const navigate = useNavigate();
  const answered = useAnswer(homes, homeQuestion);
  const search = (text: string) =>
    navigate({ pathname: '/search', search: text && `?${new URLSearchParams({ q: text })}` });
  const total = answered.answer?.total;
  return (
    <div className={frame.area} data-testid="policy-home">
      <TitleRow title={menuName('/policy/home', translate('home'))}>
        <p className={classes.total}>{total === undefined ? '' : translate('allOf', counted(total))}</p>
      </TitleRow>
      <PolicySearch text="" onSearch={search} />
      <PolicyAnswer framed answered={answered} skeleton={<HomeSkeleton />}>
        {(home) => (
          <div className={classes.cards}>
            <div className={classes.column}>
              <Followed />
              <Card title={translate('upcoming')} data-testid="policy-upcoming">
                <Upcoming items={home.upcoming} today={chinaDate(Date.now())} />
              </Card>
              <Latest items={home.latest} />
            </div>
            <div className={classes.column}>
              <Card title={translate('months')}>
                <MonthsChart months={home.months} />
              </Card>
              <Card title={translate('counts')} data-testid="policy-counts">
                <Counts title={translate('byKind')} parameter="kind" facets={home.kinds} />
                <Counts title={translate('byLevel')} parameter="level" facets={home.levels} />
              </Card>
            </div>
          </div>
        )}
      </PolicyAnswer>
    </div>
  );
}

function HomeSkeleton() {
  const translate = phrases.useTranslate();
  return (
    <div className={classes.cards}>
      <div className={classes.column}>
        <Card title={translate('upcoming')}>
          <Skeleton height={204} />
        </Card>
        <Card title={translate('latest')}>
          <Skeleton height={560} />
        </Card>
      </div>
      <div className={classes.column}>
        <Card title={translate('months')}>
          <Skeleton height={260} />
        </Card>
        <Card title={translate('counts')}>
          <Skeleton height={450} />
        </Card>
      </div>
    </div>
  );
}
