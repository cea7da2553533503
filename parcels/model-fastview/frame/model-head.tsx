import { useLanguage } from '@portal/shell';
import { OwnedLink } from '@portal/shell/insider';
import { Button, IconPrinter, printAs } from '@portal/ui';
import { CopyLink } from '@portal/ui/analysis';
import { type ChosenPlace, fastViewPath } from '../address/fast-view-address.ts';
import type { Named } from '../ask/named.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { useTranslate } from '../phrases.ts';
import classes from './frame.module.css';

interface ModelHeadProps {
  model: Named;
  rivals: readonly Named[];
  place: ChosenPlace | null;
  /** Who makes it, and what it is. */
  about: string;
}

/** Which model it is, and what is done with the page: kept, printed on one sheet, handed on. */
export function ModelHead({ model, rivals, place, about }: ModelHeadProps) {
  const say = useTranslate();
  const language = useLanguage();
  const onPage = { model: model.key, rivals: rivals.map(({ key }) => key), place };
  return (
    <div className={classes.head}>
      <h2>{model.name}</h2>
      <p>{about}</p>
      <OwnedLink
        to={`/sales/trend?${new URLSearchParams({ by: 'model', model: model.key })}`}
        className={classes.link}
        otherwise={null}
      >
        {say('openTrend')}
      </OwnedLink>
      <OwnedLink
        to={`/sales/changes?${new URLSearchParams({ model: model.key })}`}
        className={classes.link}
        otherwise={null}
      >
        {say('openChanges')}
      </OwnedLink>
      <FavouriteButton key={model.key} model={model.key} />
      <Button
        size="small"
        variant="quiet"
        icon={<IconPrinter />}
        title={say('printHint')}
        data-testid="fastview-print"
        onClick={() => printAs('page')}
      >
        {say('print')}
      </Button>
      <CopyLink language={language} link={() => `${location.origin}${fastViewPath(onPage)}`} />
    </div>
  );
}
