import { Button, Card, IconX, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  EquipmentTable,
  equipmentModel,
  Share,
  useChoices,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { useDeferredValue, useMemo } from 'react';
import { phrases } from '../../phrases.ts';
import { CompareBar } from './compare-bar.tsx';
import { mostColumns } from './compare-questions.ts';
import classes from './comparison.module.css';
import { comparison as page } from './page.ts';
import { useColumns } from './use-columns.ts';
import { useTrims } from './use-trims.ts';

/** Trims side by side, those of a model or any others, with all that they have; any of them is the base. */
export function ComparisonPage() {
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { title, setChoice } = usePage();
  const { rows, find } = useChoices(page.choices);
  const { answered, equipment, ahead, base, left, isOfModel, model: shownModel, names } = useTrims();
  const { setTrims } = useColumns();
  const keys = equipment?.cars.map(({ key }) => key) ?? [];
  const category = nameOf('dimensions', 'equipmentCategory');
  const item = nameOf('dimensions', 'equipmentItem');
  // The file is made ready once the sheet stands on the screen.
  const taken = useDeferredValue(equipment, null);
  const model = useMemo(
    () => (taken ? equipmentModel(taken, ahead, { category, item }) : undefined),
    [taken, ahead, category, item],
  );
  return (
    <>
      <CompareBar model={shownModel} names={names} />
      <Card
        flush
        title={title}
        caption={left > 0 ? translate('leftTrims', { n: mostColumns, left }) : translate('compareNote')}
        actions={<Share title={title} answer={answered.answer} model={model} />}
      >
        <AnalysisAnswer
          answered={equipment || answered.error ? answered : { ...answered, answer: undefined }}
          skeleton={<Skeleton height={640} />}
        >
          {() =>
            equipment && (
              <EquipmentTable
                key={keys.join()}
                equipment={equipment}
                caption={title}
                base={base}
                rows={rows}
                search={find}
                ahead={ahead}
                head={({ key, name }, at) => (
                  <span className={classes.head}>
                    <span>{name}</span>
                    <span className={classes.signs}>
                      <Button
                        size="small"
                        variant="quiet"
                        aria-pressed={at === base}
                        aria-label={translate('asBase', { name, says: translate(at === base ? 'isBase' : 'makeBase') })}
                        data-testid="as-base"
                        onClick={() => setChoice('basis', at === 0 ? '' : key, '')}
                      >
                        {translate(at === base ? 'isBase' : 'makeBase')}
                      </Button>
                      {keys.length > 1 && (
                        <Button
                          size="small"
                          variant="quiet"
                          icon={<IconX />}
                          aria-label={translate(isOfModel ? 'hide' : 'remove', { name })}
                          data-testid="take-out"
                          onClick={() => setTrims(keys.filter((other) => other !== key))}
                        />
                      )}
                    </span>
                  </span>
                )}
              />
            )
          }
        </AnalysisAnswer>
      </Card>
    </>
  );
}
