import type { NewsItem } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { OwnedLink } from '@portal/shell/insider';
import { Card, formatDate, IconMinus, IconThumbDown, IconThumbUp, Tag } from '@portal/ui';
import { news } from '../ask/ask.ts';
import { Place } from '../frame/place.tsx';
import { type Say, useTranslate } from '../phrases.ts';
import classes from './news.module.css';

const most = 6;

/** Public opinion as sign, word and colour: never the colour alone. */
const tones = {
  '1': { word: 'praising', tone: 'success', icon: <IconThumbUp size={14} /> },
  '0': { word: 'neutral', tone: 'neutral', icon: <IconMinus size={14} /> },
  '-1': { word: 'critical', tone: 'danger', icon: <IconThumbDown size={14} /> },
} as const;

/** The latest articles that speak of a model, and how they do. */
export function NewsCard({ model }: { model: string }) {
  const say = useTranslate();
  const answered = useAnswer(news, { models: [model], pageSize: most });
  const { answer } = answered;
  return (
    <Card
      title={say('news')}
      caption={answer && say('newsCaption', { total: answer.total, shown: answer.items.length })}
      actions={
        <OwnedLink to={`/news/news?${new URLSearchParams({ model })}`} className={classes.more} otherwise={null}>
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
          <ul className={classes.list}>
            {items.map((item) => (
              <NewsLine key={item.newsId} item={item} model={model} say={say} />
            ))}
          </ul>
        )}
      </Place>
    </Card>
  );
}

function NewsLine({ item, model, say }: { item: NewsItem; model: string; say: Say }) {
  const spoken = item.models?.find(({ key }) => key === model);
  const opinion = spoken && tones[spoken.tone > 0 ? '1' : spoken.tone < 0 ? '-1' : '0'];
  const day = item.newsTime.slice(0, 10);
  return (
    <li className={classes.item}>
      <OwnedLink
        to={`/news/news?id=${encodeURIComponent(item.newsId)}`}
        className={classes.title}
        title={item.newsTitle}
      >
        {item.newsTitle}
      </OwnedLink>
      <span className={classes.about}>
        <time dateTime={day}>{formatDate(day)}</time> · {item.source}
      </span>
      {opinion && (
        <Tag tone={opinion.tone} icon={opinion.icon}>
          {say(opinion.word)}
        </Tag>
      )}
    </li>
  );
}
