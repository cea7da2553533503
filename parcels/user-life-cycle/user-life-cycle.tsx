import type { AnswerAbout } from '@portal/contract';
import { CallAnswer, navigate, PortalLink, useAnswer } from '@portal/shell';
import { useAdmission } from '@portal/shell/insider';
import { Card, EmptyState, formatMonthRange } from '@portal/ui';
import { type Funnel, funnels } from './ask.ts';
import { ChoiceBar } from './choice-bar.tsx';
import classes from './funnel.module.css';
import { funnelPath, readFunnel } from './funnel-choice.ts';
import { FunnelList } from './funnel-list.tsx';
import { isByMonth } from './funnel-tables.ts';
import { useTranslate } from './phrases.ts';
import { RatesCard } from './rates-card.tsx';

/** What files say of the months of the funnel: its sources are the datasets of the steps that are counted by month. */
const aboutOf = ({ release, period, steps }: Funnel): AnswerAbout | null =>
  release && period
    ? {
        release,
        period,
        dataSources: [
          ...new Map(
            steps.flatMap((step) => (step.dataset && isByMonth(step) ? [[step.dataset.key, step.dataset]] : [])),
          ).values(),
        ],
      }
    : null;

/** The funnel of a brand, a model or all from attention to repurchase; all that is chosen stands in the address. */
export function UserLifeCycle() {
  const say = useTranslate();
  const choice = readFunnel(useAdmission()?.search ?? '');
  const answered = useAnswer(funnels, choice);
  return (
    <CallAnswer answered={answered} say={say} height={2000} framed data-testid="funnel-failed">
      {(funnel) => {
        const about = aboutOf(funnel);
        if (!funnel.steps.some(({ standing }) => standing === 'open'))
          return (
            <Card title={say('title')} data-testid="funnel-closed">
              <EmptyState
                title={say('none')}
                text={say('noneText')}
                action={<PortalLink to="/products">{say('products')}</PortalLink>}
              />
            </Card>
          );
        const subject = funnel.member?.name ?? say(choice.by === 'brand' ? 'allBrands' : 'allModels');
        const isUnknown = choice.member !== undefined && funnel.member === null;
        return (
          <div className={classes.tool} data-testid="funnel-tool">
            <ChoiceBar funnel={funnel} choice={choice} choose={(next) => navigate(funnelPath(next))} />
            {isUnknown ? (
              <Card>
                <EmptyState title={say('unknown', { key: choice.member ?? '' })} text={say('unknownText')} />
              </Card>
            ) : (
              <>
                <Card
                  title={`${subject} · ${say('title')}`}
                  caption={[funnel.period && formatMonthRange(funnel.period.from, funnel.period.to), say('caption')]
                    .filter(Boolean)
                    .join(' · ')}
                >
                  <FunnelList funnel={funnel} member={choice.member} />
                </Card>
                {about && <RatesCard funnel={funnel} about={about} subject={subject} />}
              </>
            )}
          </div>
        );
      }}
    </CallAnswer>
  );
}
