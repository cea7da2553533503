import { Button, IconBookmark } from '@portal/ui';
import { useTranslate } from '../phrases.ts';
import classes from './favourite-button.module.css';
import { useFavourites } from './use-favourites.ts';

/**
 * Whether the model of the page is among those that the account finds first, and the way to change that. Its name
 * stays: a name that says the opposite of what is pressed would be read out as both.
 */
export function FavouriteButton({ model }: { model: string }) {
  const say = useTranslate();
  const { models, toggle } = useFavourites();
  return (
    <Button
      size="small"
      variant="quiet"
      className={classes.button}
      icon={<IconBookmark />}
      aria-pressed={models.includes(model)}
      title={say('favouriteHint')}
      data-testid="fastview-favourite"
      onClick={() => toggle(model)}
    >
      {say('favourite')}
    </Button>
  );
}
