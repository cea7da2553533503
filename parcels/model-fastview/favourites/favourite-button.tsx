import { useSession } from '@portal/shell';
import { Button, IconBookmark } from '@portal/ui';
import { useState } from 'react';
import { useTranslate } from '../phrases.ts';
import classes from './favourite-button.module.css';
import { readFavourites, toggleFavourite } from './favourite-models.ts';

/**
 * Whether the model of the page is among those that this browser offers first, and the way to change that. Its name
 * stays: a name that says the opposite of what is pressed would be read out as both.
 */
export function FavouriteButton({ model }: { model: string }) {
  const say = useTranslate();
  const owner = useSession().user?.userId ?? '';
  const [models, setModels] = useState(() => readFavourites(owner));
  const chosen = models.includes(model);
  return (
    <Button
      size="small"
      variant="quiet"
      className={classes.button}
      icon={<IconBookmark />}
      aria-pressed={chosen}
      title={say('favouriteHint')}
      data-testid="fastview-favourite"
      onClick={() => setModels(toggleFavourite(owner, model))}
    >
      {say('favourite')}
    </Button>
  );
}
