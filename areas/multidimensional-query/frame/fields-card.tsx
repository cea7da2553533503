import { useLanguage } from '@portal/shell';
import { FieldChip, FieldZone, PivotFields, pivotWords } from '@portal/ui/analysis';
import { phrases } from '../phrases.ts';
import classes from './cross.module.css';
import { useCross } from './cross-context.ts';
import { FigurePicker } from './figure-picker.tsx';

/** What is laid where: figures, rows, columns and filters. */
export function FieldsCard() {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const words = pivotWords(language);
  const { figures, dimensions, placement, change } = useCross();
  const ids = figures.map(({ id }) => id);
  const swap = (at: number, step: 1 | -1) => {
    const to = at + step;
    const [first, other] = [ids[at], ids[to]];
    if (first === undefined || other === undefined) return;
    change({ figures: ids.map((id, place) => (place === at ? other : place === to ? first : id)) });
  };
  const remove = (id: string) => change({ figures: ids.filter((other) => other !== id) });
  return (
    <section className={classes.fields} aria-label={say('fields')}>
      <FieldZone name={words('figures')} bare data-testid="cross-figures">
        {figures.map(({ id, name, datasetName, source }, at) => (
          <FieldChip
            key={id}
            field={id}
            name={name}
            kind={source === null && datasetName !== name ? datasetName : undefined}
            language={language}
            onShift={(step) => swap(at, step)}
            onRemove={() => remove(id)}
            onOver={() => undefined}
            actions={[
              { name: words('earlier'), act: () => swap(at, -1), disabled: at === 0 },
              { name: words('later'), act: () => swap(at, 1), disabled: at === figures.length - 1 },
              { name: words('takeAway'), act: () => remove(id), disabled: figures.length === 1 },
            ]}
          />
        ))}
        <FigurePicker />
      </FieldZone>
      <PivotFields
        placement={placement}
        fields={dimensions}
        language={language}
        onChange={({ rows, columns, narrowed }) =>
          change({ rows: [...rows], columns: [...columns], narrowed: [...narrowed] })
        }
      />
    </section>
  );
}
