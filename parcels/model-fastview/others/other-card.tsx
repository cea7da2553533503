import { OwnedLink } from '@portal/shell/insider';
import { Card, Explained, formatMonth } from '@portal/ui';
import type { Named } from '../ask/named.ts';
import { latestFigures } from '../ask/other-questions.ts';
import { useOther, useOtherAnswer } from '../ask/use-other.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { Sheet } from '../figures/sheet.tsx';
import classes from '../frame/frame.module.css';
import { Place } from '../frame/place.tsx';
import { useTranslate } from '../phrases.ts';
import { figureName, figureText } from './figure-text.tsx';
import type { OtherKind } from './kinds.ts';

interface OtherCardProps {
  kind: OtherKind;
  /** Those of the page, the model itself first. */
  models: readonly Named[];
}

/** The latest figures of a dataset for every model of the page; nothing without a product that opens it. */
export function OtherCard({ kind, models }: OtherCardProps) {
  const say = useTranslate();
  const other = useOther(kind.dataset);
  const keys = models.map(({ key }) => key);
  const answered = useOtherAnswer(other, (known) => latestFigures(kind.dataset, known, keys, kind.indicators));
  if (!other.isOpen || !models[0]) return null;
  const title = say(kind.title);
  const month = other.catalogue.answer?.last;
  return (
    <Card
      flush
      title={title}
      caption={month && `${formatMonth(month)} · ${say(kind.note)}`}
      actions={
        <OwnedLink to={kind.page(models[0].key)} className={classes.more} otherwise={null}>
          {say(kind.dataset === 'incentive' ? 'openIncentives' : 'allNews')}
        </OwnedLink>
      }
      data-testid={`fastview-${kind.dataset}`}
    >
      <Place
        answered={answered}
        height={320}
        empty={({ rows }) =>
          rows.length === 0 ? { title: say('noneOf', { what: title }), text: say('noneOfText') } : null
        }
      >
        {(answer) => (
          <Sheet
            testId={`fastview-${kind.dataset}-table`}
            caption={title}
            corner={say('figure')}
            columns={models.map(({ key, name }) => ({ key, head: name }))}
            rows={answer.columns
              .filter((column) => column.kind === 'indicator')
              .map((column) => ({
                key: column.key,
                head: <Explained means={[column.definition]}>{figureName(column)}</Explained>,
                cells: models.map(({ key }) => figureText(column, figuresOf(answer, key)[column.key] ?? null)),
              }))}
          />
        )}
      </Place>
    </Card>
  );
}
