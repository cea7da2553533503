import type { MarketDecision } from '@portal/contract';
import { PortalLink } from '@portal/shell';
import { Button, EmptyState } from '@portal/ui';
import type { Sheet } from '../address/sheet.ts';
import { useTranslate } from '../phrases.ts';
import classes from '../sheet.module.css';

interface LackingProps {
  answer: MarketDecision;
  change: (more: Partial<Sheet>) => void;
}

/** Says why there is no range, and what to do about it. */
export function Lacking({ answer: { lacks, proposed, response }, change }: LackingProps) {
  const say = useTranslate();
  if (lacks === null || lacks === 'sales') return null;
  return (
    <div data-testid="decision-lacks" data-lacks={lacks}>
      <EmptyState
        title={say(`lacks_${lacks}`)}
        text={say(`lacks_${lacks}Text`, { least: response.least })}
        action={
          proposed.length > 0 && (
            <div className={classes.proposed} role="group" aria-label={say('proposed')}>
              {proposed.map(({ key, name }) => (
                <Button
                  key={key}
                  data-testid="decision-proposed"
                  onClick={() => change({ subject: { dimension: 'model', key } })}
                >
                  {name}
                </Button>
              ))}
            </div>
          )
        }
      />
    </div>
  );
}

/** Which datasets of the sheet the account does not have, each with the way to its product. */
export function Missing({ missing }: Pick<MarketDecision, 'missing'>) {
  const say = useTranslate();
  if (missing.length === 0) return null;
  return (
    <p className={classes.missing} data-testid="decision-missing">
      {say('missing')}
      {missing.map(({ dataset, name, products }) => (
        <PortalLink key={dataset} to={`/products?page=${encodeURIComponent(products[0] ?? '')}`}>
          {name}
        </PortalLink>
      ))}
    </p>
  );
}
