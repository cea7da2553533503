import { joinNames } from '@portal/contract';
import { Card, EmptyState } from '@portal/ui';
import { CallAnswer } from '../../../call-problem/call-answer.tsx';
import { useLanguage } from '../../../i18n/language.ts';
import { questionsTo } from '../../../questions/questions.ts';
import { useAnswer } from '../../../questions/use-answer.ts';
import { PrimaryLink } from '../../primary-link/primary-link.tsx';
import { InsightLine } from './insight-line.tsx';
import classes from './insights.module.css';
import { useTranslate } from './insights-words.ts';

const insights = questionsTo('marketInsights');
const everything: Record<string, never> = {};

/** What the portal itself finds in the latest month, of the figures that the account may see. */
export function InsightsTool() {
  const say = useTranslate();
  const language = useLanguage();
  const answered = useAnswer(insights, everything);
  const { answer } = answered;
  const note =
    answer &&
    answer.series > 0 &&
    say('note', {
      datasets: joinNames(answer.datasets, language),
      series: answer.series,
      outside: answer.outside,
      shown: answer.insights.length,
    });
  return (
    <Card title={say('title')} caption={note || undefined}>
      <CallAnswer answered={answered} say={say} height={520} data-testid="insights-failed">
        {({ insights: found, series, rule }) => {
          if (series === 0)
            return (
              <EmptyState
                title={say('noData')}
                text={say('noDataText')}
                action={<PrimaryLink to="/products">{say('products')}</PrimaryLink>}
              />
            );
          return (
            <>
              <ol className={classes.list} data-testid="insights">
                {found.map((insight) => (
                  <InsightLine
                    key={`${insight.dataset} ${insight.dimension.key} ${insight.member.key}`}
                    insight={insight}
                  />
                ))}
              </ol>
              <details className={classes.rule}>
                <summary>{say('rule')}</summary>
                <p>{rule.definition}</p>
                <p>{rule.formula}</p>
              </details>
            </>
          );
        }}
      </CallAnswer>
    </Card>
  );
}
