import type { CallPayload } from '@portal/contract';
import { CallProblem, PortalLink, useAnswer } from '@portal/shell';
import { AnswerPlace, Card, EmptyState, SheetFrame, Skeleton } from '@portal/ui';
import { catalogues, market } from '../page/ask.ts';
import { useStanding } from '../page/use-standing.ts';
import { differencesOf } from './differences.ts';
import classes from './equipment.module.css';
import { FittedMark } from './fitted-mark.tsx';
import { phrases } from './phrases.ts';

/** As many items as are read at a glance. */
const mostItems = 12;

/** Every car has a length. */
const measures = ['dimensions'];

export interface EquipmentDifferencesProps {
  /** What the cars are. */
  by: 'model' | 'subModel';
  cars: readonly { key: string; name: string }[];
  /** They are compared in its year, or the last one that the release has. */
  month: string;
}

const questionOf = (
  { by, cars }: Pick<EquipmentDifferencesProps, 'by' | 'cars'>,
  year: string,
): CallPayload<'marketQuery'> => ({
  dataset: 'configuration',
  dataSources: [],
  dateType: 'annual',
  from: `${year}-01`,
  to: `${year}-12`,
  by: ['equipmentItem', ...new Set(['model' as const, by])],
  indicators: ['standardRate', 'availableRate', 'equipmentTrims'],
  filters: { [by]: cars.map(({ key }) => key) },
  without: { equipmentCategory: measures },
});

/** The items that set some cars apart most, by how many of their trims have them; nothing without the product Configuration. */
export function EquipmentDifferences({ by, cars, month }: EquipmentDifferencesProps) {
  const words = phrases.useTranslate();
  const isOpen = useStanding('configuration') === 'open';
  const catalogue = useAnswer(catalogues, isOpen ? { dataset: 'configuration' } : null);
  const { first, last } = catalogue.answer ?? {};
  const year = first && last ? [first, month, last].sort()[1]?.slice(0, 4) : undefined;
  const answered = useAnswer(market, year && cars.length > 1 ? questionOf({ by, cars }, year) : null);
  if (!isOpen || cars.length < 2) return null;
  const models = new Map(answered.answer?.rows.map(({ keys }) => [keys[by], keys.model]));
  const shown = catalogue.error ? { ...answered, error: catalogue.error } : answered;
  return (
    <Card
      flush
      title={words('differences')}
      caption={year && words('differencesNote', { year, n: mostItems })}
      data-testid="equipment-differences"
    >
      <AnswerPlace
        answered={shown}
        loading={words('loading')}
        skeleton={<Skeleton height={420} />}
        problem={(error, retry) => (
          <CallProblem failed={words('failed')} refused={words('refused')} error={error} retry={retry} />
        )}
      >
        {(answer) => {
          const lines = differencesOf(
            answer,
            by,
            cars.map(({ key }) => key),
          ).slice(0, mostItems);
          if (lines.length === 0) return <EmptyState title={words('noDifferences')} />;
          return (
            <>
              <p className={classes.legend}>{words('differencesLegend')}</p>
              <SheetFrame caption={words('differences')} className={classes.sheet}>
                <thead>
                  <tr>
                    <th scope="col">{words('item')}</th>
                    {cars.map(({ key, name }) => {
                      const model = models.get(key);
                      return (
                        <th key={key} scope="col">
                          {model ? (
                            <PortalLink to={`/configuration/comparison?model=${encodeURIComponent(model)}`}>
                              {name}
                            </PortalLink>
                          ) : (
                            name
                          )}
                        </th>
                      );
                    })}
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ key, name, cells }) => (
                    <tr key={key} data-row={key}>
                      <th scope="row">{name}</th>
                      {cells.map((cell, at) => (
                        <td key={cars[at]?.key}>
                          <FittedMark cell={cell} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </SheetFrame>
            </>
          );
        }}
      </AnswerPlace>
    </Card>
  );
}
