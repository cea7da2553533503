import { Explained } from '../definitions/explained.tsx';
import { Answered } from '../panel/answered.tsx';
import { Panel } from '../panel/panel.tsx';
import { useAnswer } from '../questions/use-answer.ts';
import { useWords } from '../words/phrases.ts';
import { NewCarList, NewCarsWaiting } from './new-car-list.tsx';
import { launchDay, nearestFirst, priceRange } from './new-car-text.ts';
import classes from './new-cars.module.css';
import { useTranslate } from './phrases.ts';

/** S2.090 S2.097: what has come to market, and what is coming. */
export function NewCarsPanel() {
  const say = useTranslate();
  return (
    <Panel name="new-cars" title={say('title')} caption={say('caption')}>
      <div className={classes.parts}>
        <OnSale />
        <ComingSoon />
      </div>
    </Panel>
  );
}

function OnSale() {
  const say = useTranslate();
  const unit = useWords()('wanYuan');
  const cell = useAnswer('onSaleModel');
  return (
    <section className={classes.part} aria-label={say('onSale')} data-testid="on-sale">
      <h3>
        {say('onSale')}
        <span className={classes.quiet}>
          <Explained means={[say('msrpMeans')]}>{say('msrp')}</Explained>
        </span>
      </h3>
      <Answered cell={cell} waiting={<NewCarsWaiting />} empty={say('onSaleEmpty')} className={classes.list}>
        {({ onSaleList }) => (
          <NewCarList
            cars={onSaleList}
            price={({ msrpFrom, msrpTo }) => ({ text: priceRange(msrpFrom, msrpTo), unit })}
            day={(car) => say('since', { day: launchDay(car) })}
            unannounced={say('unannounced')}
          />
        )}
      </Answered>
    </section>
  );
}

function ComingSoon() {
  const say = useTranslate();
  const unit = useWords()('wanYuan');
  const cell = useAnswer('comingSoonModel');
  return (
    <section className={classes.part} aria-label={say('comingSoon')} data-testid="coming-soon">
      <h3>
        {say('comingSoon')}
        <span className={classes.quiet}>
          <Explained means={[say('presaleMeans')]}>{say('presale')}</Explained>
        </span>
      </h3>
      <Answered cell={cell} waiting={<NewCarsWaiting />} empty={say('comingSoonEmpty')} className={classes.list}>
        {({ foreList }) => (
          <NewCarList
            cars={nearestFirst(foreList)}
            price={({ presalePrice }) => ({ text: priceRange(presalePrice), unit })}
            day={(car) => say('from', { day: launchDay(car) })}
            unannounced={say('unannounced')}
          />
        )}
      </Answered>
    </section>
  );
}
