import { formatNumber } from '@portal/ui';
import { Link } from 'react-router-dom';
import { phrases } from '../../phrases.ts';
import classes from './cities.module.css';
import { type City, typeText } from './city-model.ts';

/** The cities with what they limit, in words. On a phone the province stands below its city, so that types have room. */
export function CityTable({ cities }: { cities: readonly City[] }) {
  const translate = phrases.useTranslate();
  return (
    <table className={classes.table} data-testid="city-table">
      <thead>
        <tr>
          <th scope="col">{translate('city')}</th>
          <th scope="col" className={classes.province}>
            {translate('province')}
          </th>
          <th scope="col">{translate('restriction')}</th>
          <th scope="col" className={classes.figure}>
            {translate('restrictionPolicies')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cities.map(({ key, name, province, restriction, policies }) => (
          <tr key={key}>
            <th scope="row">
              <Link to={`/policies?region=${key}`}>{name}</Link>
              {province !== name && <span className={classes.within}>{province}</span>}
            </th>
            <td className={classes.province}>{province}</td>
            <td>{typeText(restriction)}</td>
            <td className={classes.figure}>{formatNumber(policies)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
