import { OwnedLink } from '@portal/shell/insider';
import { Card, Checkbox, EmptyState } from '@portal/ui';
import { MadeShare, StillTable } from '@portal/ui/analysis';
import { useTranslate } from '../phrases.ts';
import { aboutOf, exportPath, type Shown } from '../shown.ts';
import classes from '../tool.module.css';
import { areaPage } from './area-pages.ts';
import { movesTable } from './moves-table.ts';

interface MovesCardProps {
  /** With the marks of all datasets. */
  life: Shown;
  /** Keys of the datasets whose marks are shown. */
  chosen: readonly string[];
  choose: (datasets: string[]) => void;
}

/** What may have moved a model: which datasets are looked at, each with its page, and their marks by month. */
export function MovesCard({ life, chosen, choose }: MovesCardProps) {
  const say = useTranslate();
  const { model, movers } = life;
  const marks = life.marks.filter(({ dataset }) => chosen.includes(dataset));
  const nameOf = (key: string) => movers.find(({ dataset }) => dataset.key === key)?.dataset.name ?? key;
  const marked = (key: string) => life.marks.filter(({ dataset }) => dataset === key).length;
  const table = movesTable(marks, nameOf, say);
  return (
    <Card
      title={say('moves')}
      caption={say('movesNote')}
      data-testid="life-moves"
      actions={
        table.rows.length > 0 && (
          <MadeShare
            of={say('moves')}
            answer={aboutOf(life)}
            filters={[[say('model'), model.name]]}
            model={table}
            exportPath={exportPath}
          />
        )
      }
    >
      <div className={classes.stack}>
        <ul className={classes.movers}>
          {movers.map(({ dataset: { key, name }, standing, counts }) => (
            <li key={key} data-testid="life-mover" data-key={key} data-standing={standing}>
              <Checkbox
                name={`mover-${key}`}
                disabled={standing !== 'open'}
                checked={standing === 'open' && chosen.includes(key)}
                onChange={({ currentTarget }) =>
                  choose(currentTarget.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
                }
              >
                {name}
              </Checkbox>
              <span className={classes.quiet}>
                {standing === 'open'
                  ? `${say('times', { smart_count: marked(key), count: marked(key) })} · ${counts}`
                  : say(standing === 'notOwned' ? 'closed' : 'absent')}
              </span>
              {standing === 'open' && (
                <OwnedLink to={areaPage(key, model.key)} className={classes.link} otherwise={null}>
                  {say('open')}
                </OwnedLink>
              )}
            </li>
          ))}
        </ul>
        {table.rows.length > 0 ? (
          <details className={classes.rule}>
            <summary>{say('list', { smart_count: marks.length, count: marks.length })}</summary>
            <StillTable caption={say('moves')} model={table} />
          </details>
        ) : (
          <EmptyState title={say('none')} text={say('noneText')} />
        )}
      </div>
    </Card>
  );
}
