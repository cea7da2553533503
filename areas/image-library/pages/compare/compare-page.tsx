import { type ImageAngle, imageAngles } from '@portal/contract';
import { CallProblem, useAnswer, useMenuNames } from '@portal/shell';
import { AnswerPlace, Card, EmptyState, Segmented, SelectField, Skeleton, TitleRow, useViewAddress } from '@portal/ui';
import { carImages } from '@portal/ui/analysis';
import { searches } from '../../data/ask.ts';
import { compareView } from '../../data/compare-view.ts';
import { phrases } from '../../phrases.ts';
import classes from './compare.module.css';
import { MeasuresCard } from './measures-card.tsx';
import { Stages } from './stages.tsx';

/** The models that there are pictures of. */
const models = { pageSize: 1 };

/** From inside no car is measured. */
const offered = imageAngles.filter((angle) => angle !== 'interior');

/** Two cars side by side at one scale and from one angle, and what they measure. */
export function ComparePage() {
  const translate = phrases.useTranslate();
  const menuName = useMenuNames();
  const address = useViewAddress(compareView);
  const { cars, angle } = address.view;
  const listed = useAnswer(searches, models);
  const known = listed.answer?.facets.models ?? [];
  // Where the address names no cars, the first two stand there.
  const others = known.filter(({ key }) => !cars.includes(key)).map(({ key }) => key);
  const chosen = [...cars, ...others].slice(0, 2);
  const answered = useAnswer(carImages, chosen.length > 0 ? { by: 'model', keys: chosen, angle } : null);
  const choose = (at: number, key: string) =>
    address.narrow({ cars: chosen.map((car, place) => (place === at ? key : car)) });
  const combined = listed.error ? { ...answered, error: listed.error, retry: listed.retry } : answered;
  return (
    <div className={classes.area} data-testid="image-compare">
      <TitleRow title={menuName('/image-library/compare', translate('compare'))} />
      <div className={classes.choices}>
        {chosen.map((key, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a field stands for its place.
            key={at}
            label={translate(at === 0 ? 'firstCar' : 'secondCar')}
            name={`car-${at}`}
            value={key}
            options={known.map((model) => ({
              value: model.key,
              label: model.name,
              disabled: chosen.includes(model.key) && model.key !== key,
            }))}
            onChange={(value) => choose(at, value)}
          />
        ))}
        <Segmented
          label={translate('angle')}
          value={angle}
          options={offered.map((value) => ({ value, label: translate(value) }))}
          onChange={(value) => address.narrow({ angle: value as ImageAngle })}
        />
      </div>
      <AnswerPlace
        answered={combined}
        loading={translate('loading')}
        skeleton={<Skeleton height={420} />}
        problem={(error, retry) => (
          <CallProblem
            framed
            data-testid="image-failed"
            error={error}
            retry={retry}
            failed={translate('failed')}
            refused={translate('refused')}
          />
        )}
      >
        {({ items }) => {
          const images = chosen.map((key) => items.find((item) => item.key === key)?.image);
          if (images.every((image) => image === undefined))
            return (
              <Card>
                <EmptyState title={translate('empty')} text={translate('noneAtAngle')} />
              </Card>
            );
          return (
            <>
              <Stages images={images} />
              <MeasuresCard images={images} />
            </>
          );
        }}
      </AnswerPlace>
    </div>
  );
}
