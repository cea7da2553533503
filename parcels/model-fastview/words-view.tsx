import { useAnswer } from '@portal/shell';
import { news } from './ask/ask.ts';
import { FavouriteButton } from './favourites/favourite-button.tsx';
import classes from './frame/frame.module.css';
import { LaunchCard } from './launches/launch-card.tsx';
import { NewsCard } from './news/news-card.tsx';

/** What an account without the sales product sees of a model: its launches and its news. */
export function WordsView({ model }: { model: string }) {
  const { answer } = useAnswer(news, { pageSize: 1 });
  const name = answer?.facets.models?.find(({ key }) => key === model)?.name ?? model;
  return (
    <div className={classes.model} data-testid="fastview-model" data-key={model}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <FavouriteButton key={model} model={model} />
      </div>
      <div className={classes.two}>
        <LaunchCard models={[{ key: model, name }]} />
        <NewsCard model={model} />
      </div>
    </div>
  );
}
