import { PortalLink } from '@portal/shell';
import { phrases } from '../../phrases.ts';
import classes from './city.module.css';

/** Where to read on of a city: its outlets by name, its sales, and its policies. */
export function CityLinks({ city }: { city: string }) {
  const translate = phrases.useTranslate();
  const ways = [
    { to: `/channel/outlets?city=${city}`, words: translate('toOutlets') },
    { to: `/sales/region?city=${city}`, words: translate('toSales') },
    { to: `/policy/policies?region=${city}`, words: translate('toPolicies') },
  ];
  return (
    <nav className={classes.links} aria-label={translate('readOn')} data-testid="city-links">
      {ways.map(({ to, words }) => (
        <PortalLink key={to} to={to}>
          {words}
        </PortalLink>
      ))}
    </nav>
  );
}
