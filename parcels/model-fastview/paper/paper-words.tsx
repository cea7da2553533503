import { useAnswer } from '@portal/shell';
import { formatDate } from '@portal/ui';
import type { ChosenPlace } from '../address/fast-view-address.ts';
import { news } from '../ask/ask.ts';
import type { Named } from '../ask/named.ts';
import { useNote } from '../note/use-note.ts';
import { useTranslate } from '../phrases.ts';
import { newsOf, opinionOf } from '../texts/news-card.tsx';
import { validity } from '../texts/policies-card.tsx';
import { usePolicies } from '../texts/use-policies.ts';
import { useReports } from '../texts/use-reports.ts';
import classes from './paper.module.css';
import { PaperTexts } from './paper-table.tsx';

/** As many of each as paper has room for. */
const most = 4;

interface PaperWordsProps {
  model: Named;
  place: ChosenPlace | null;
}

/** What is to be read of the model on paper: news with their tone, policies, reports, and the account's own note. */
export function PaperWords({ model, place }: PaperWordsProps) {
  const say = useTranslate();
  const articles = useAnswer(news, newsOf(model.key)).answer?.items ?? [];
  const policies = usePolicies(place).answered.answer?.items ?? [];
  const reports = useReports(model.name).answered.answer?.items ?? [];
  const note = useNote(model.key).answer?.text ?? '';
  const about = (...words: (string | false | undefined)[]) => <small>{words.filter(Boolean).join(' · ')}</small>;
  return (
    <div className={classes.words}>
      <PaperTexts
        title={say('news')}
        texts={articles.slice(0, most).map((item) => {
          const opinion = opinionOf(item, model.key);
          return {
            key: item.newsId,
            words: (
              <>
                {item.newsTitle} {about(formatDate(item.newsTime.slice(0, 10)), opinion && say(opinion.word))}
              </>
            ),
          };
        })}
      />
      <PaperTexts
        title={say('policies')}
        texts={policies.slice(0, most).map(({ policyId, title, region, effectiveFrom, effectiveTo }) => ({
          key: policyId,
          words: (
            <>
              {title} {about(region, validity(effectiveFrom, effectiveTo))}
            </>
          ),
        }))}
      />
      <div>
        <PaperTexts
          title={say('reports')}
          texts={reports.slice(0, 2).map(({ reportId, title, publishedOn }) => ({
            key: reportId,
            words: (
              <>
                {title} {about(formatDate(publishedOn))}
              </>
            ),
          }))}
        />
        {note !== '' && (
          <section className={classes.part}>
            <h3>{say('note')}</h3>
            <p className={classes.note}>{note}</p>
          </section>
        )}
      </div>
    </div>
  );
}
