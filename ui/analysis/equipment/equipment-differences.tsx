import { CallProblem, PortalLink } from '@portal/shell';
import { AnswerPlace, Card, EmptyState, SheetFrame, Skeleton } from '@portal/ui';
import classes from './equipment.module.css';
import { FittedMark } from './fitted-mark.tsx';
import { phrases } from './phrases.ts';
import { type DifferencesQuery, useDifferences } from './use-differences.ts';

/** As many items as are read at a glance. */
const mostItems = 12;

/** The items that set some cars apart most, by how many of their trims have them; nothing without the product Configuration. */
export function EquipmentDifferences({ by, cars, month }: DifferencesQuery) {
  const words = phrases.useTranslate();
  const { isOpen, year, answered, lines: all } = useDifferences({ by, cars, month });
  if (!isOpen) return null;
  const models = new Map(answered.answer?.rows.map(({ keys }) => [keys[by], keys.model]));
  const lines = all.slice(0, mostItems);
  return (
    <Card
      flush
      title={words('differences')}
      caption={year && words('differencesNote', { year, n: mostItems })}
      data-testid="equipment-differences"
    >
      <AnswerPlace
        answered={answered}
        loading={words('loading')}
        skeleton={<Skeleton height={420} />}
        problem={(error, retry) => (
          <CallProblem failed={words('failed')} refused={words('refused')} error={error} retry={retry} />
        )}
      >
        {() => {
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
