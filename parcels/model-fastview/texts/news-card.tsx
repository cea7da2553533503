import type { NewsItem } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { OwnedLink } from '@portal/shell/insider';
import { Card, formatDate, IconMinus, IconThumbDown, IconThumbUp, Tag } from '@portal/ui';
import { news } from '../ask/ask.ts';
import frame from '../frame/frame.module.css';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { TextList } from './text-list.tsx';

const most = 6;

/** The latest articles on a model. */
export const newsOf = (model: string) => ({ models: [model], pageSize: most });

/** Public opinion as sign, word and colour: never the colour alone. */
const tones = {
  '1': { word: 'praising', tone: 'success', icon: <IconThumbUp size={14} /> },
  '0': { word: 'neutral', tone: 'neutral', icon: <IconMinus size={14} /> },
  '-1': { word: 'critical', tone: 'danger', icon: <IconThumbDown size={14} /> },
} as const;

/** How an article speaks of a model; undefined where it does not. */
export const opinionOf = (item: NewsItem, model: string) => {
  const spoken = item.models?.find(({ key }) => key === model);
  return spoken && tones[spoken.tone > 0 ? '1' : spoken.tone < 0 ? '-1' : '0'];
};

/** The latest articles that speak of a model, and how they do. */
export function NewsCard({ model }: { model: string }) {
  const say = useTranslate();
  const answered = useAnswer(news, newsOf(model));
  const { answer } = answered;
  return (
    <Card
      title={say('news')}
      caption={answer && say('newsCaption', { total: answer.total, shown: answer.items.length })}
      actions={
        <OwnedLink to={`/news/news?${new URLSearchParams({ model })}`} className={frame.more} otherwise={null}>
          {say('allNews')}
        </OwnedLink>
      }
      data-testid="fastview-news"
    >
      <Place
        answered={answered}
        height={320}
        empty={({ items }) => (items.length === 0 ? { title: say('noNews'), text: say('noNewsText') } : null)}
      >
        {({ items }) => (
          <TextList
            texts={items.map((item) => {
              const opinion = opinionOf(item, model);
              return {
                key: item.newsId,
                title: item.newsTitle,
                to: `/news/news?${new URLSearchParams({ id: item.newsId })}`,
                about: `${formatDate(item.newsTime.slice(0, 10))} · ${item.source}`,
                mark: opinion && (
                  <Tag tone={opinion.tone} icon={opinion.icon}>
                    {say(opinion.word)}
                  </Tag>
                ),
              };
            })}
          />
        )}
      </Place>
    </Card>
  );
}
