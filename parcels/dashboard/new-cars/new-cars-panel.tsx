import { useLanguage } from '@portal/shell';
import { nearestFirst, priceRange } from '@portal/ui';
import { Answered } from '../panel/answered.tsx';
import { Panel } from '../panel/panel.tsx';
import { useCell } from '../questions/use-cell.ts';
import { CarPart } from './car-part.tsx';
import { NewCarList, NewCarsWaiting } from './new-car-list.tsx';
import classes from './new-cars.module.css';
import { useTranslate } from './phrases.ts';

/** S2.090 S2.097: what has come to market, and what is coming. */
export function NewCarsPanel() {
  const say = useTranslate();
  return (
    <Panel
      name="new-cars"
      title={say('title')}
      caption={say('caption')}
      more={{ path: '/new-car/coming', words: say('more') }}
    >
      <div className={classes.parts}>
        <OnSale />
        <ComingSoon />
      </div>
    </Panel>
  );
}

function OnSale() {
  const say = useTranslate();
  const language = useLanguage();
  const cell = useCell('onSaleModel');
  const price = { name: say('msrp'), means: [say('msrpMeans'), say('launched')] };
  return (
    <CarPart name={say('onSale')} testId="on-sale" price={price}>
      <Answered cell={cell} waiting={<NewCarsWaiting />} empty={say('onSaleEmpty')} className={classes.list}>
        {({ onSaleList }) => (
          <NewCarList
            cars={onSaleList}
            price={({ msrpFrom, msrpTo }) => priceRange(language, msrpFrom, msrpTo)}
            unannounced={say('unannounced')}
          />
        )}
      </Answered>
    </CarPart>
  );
}

function ComingSoon() {
  const say = useTranslate();
  const language = useLanguage();
  const cell = useCell('comingSoonModel');
  const price = { name: say('presale'), means: [say('presaleMeans'), say('expected')] };
  return (
    <CarPart name={say('comingSoon')} testId="coming-soon" price={price}>
      <Answered cell={cell} waiting={<NewCarsWaiting />} empty={say('comingSoonEmpty')} className={classes.list}>
        {({ foreList }) => (
          <NewCarList
            cars={nearestFirst(foreList)}
            price={({ presalePrice }) => priceRange(language, presalePrice)}
            unannounced={say('unannounced')}
          />
        )}
      </Answered>
    </CarPart>
  );
}
