import { useAnswer } from '@portal/shell';
import { news } from './ask/ask.ts';
import { FavouriteButton } from './favourites/favourite-button.tsx';
import classes from './frame/frame.module.css';
import { LaunchCard } from './launches/launch-card.tsx';
import { NoteCard } from './note/note-card.tsx';
import { attention, incentives } from './others/kinds.ts';
import { OtherCard } from './others/other-card.tsx';
import { PriceCourseCard } from './prices/price-course-card.tsx';
import { NewsCard } from './texts/news-card.tsx';
import { PoliciesCard } from './texts/policies-card.tsx';
import { ReportsCard } from './texts/reports-card.tsx';

/** What an account without the sales product sees of a model: its launches and texts, and what its other products open. */
export function WordsView({ model }: { model: string }) {
  const { answer } = useAnswer(news, { pageSize: 1 });
  const name = answer?.facets.models?.find(({ key }) => key === model)?.name ?? model;
  const named = { key: model, name };
  return (
    <div className={classes.model} data-testid="fastview-model" data-key={model}>
      <div className={classes.head}>
        <h2>{name}</h2>
        <FavouriteButton key={model} model={model} />
      </div>
      <PriceCourseCard model={named} />
      <div className={classes.two}>
        <OtherCard kind={incentives} models={[named]} />
        <OtherCard kind={attention} models={[named]} />
        <LaunchCard models={[named]} />
        <NewsCard model={model} />
        <PoliciesCard />
        <ReportsCard name={name} />
      </div>
      <NoteCard model={model} />
    </div>
  );
}
