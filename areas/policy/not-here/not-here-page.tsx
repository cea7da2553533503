import { PortalLink } from '@portal/shell';
import { EmptyState } from '@portal/ui';
import { useLocation } from 'react-router-dom';
import classes from '../frame/frame.module.css';
import { PageHead } from '../frame/page-head.tsx';
import { phrases } from '../phrases.ts';

type Place = 'reports' | 'cars' | 'unknown';

/** S2.038: paths of the area whose content this portal keeps elsewhere, or does not have. */
const places: Record<string, Place> = {
  'reports-public': 'reports',
  'reports-special': 'reports',
  newenergy: 'cars',
  newenergycatalog: 'cars',
  newenergycar: 'cars',
  newenergycardetail: 'cars',
};

/** A path without a page of its own: what it means here, and the ways on. */
export function NotHerePage() {
  const translate = phrases.useTranslate();
  const { pathname } = useLocation();
  const place = places[pathname.split('/')[1] ?? ''] ?? 'unknown';
  const reports = { to: '/baogao', words: translate('toReports') };
  const cars = {
    to: `/policy/search?${new URLSearchParams({ q: translate('newEnergy') })}`,
    words: translate('toCars'),
  };
  const home = { to: '/policy/home', words: translate('toHome') };
  const texts = {
    reports: { title: translate('reportsHere'), text: translate('reportsHereText'), ways: [reports, home] },
    cars: { title: translate('carsHere'), text: translate('carsHereText'), ways: [cars, home] },
    unknown: {
      title: translate('notHere'),
      text: translate('notHereText', { path: `/policy${pathname}` }),
      ways: [home, { to: '/policy/search', words: translate('search') }],
    },
  }[place];
  return (
    <div className={classes.area}>
      <PageHead title={translate('area')} />
      <EmptyState
        framed
        data-testid="policy-not-here"
        title={texts.title}
        text={texts.text}
        action={texts.ways.map(({ to, words }) => (
          <PortalLink key={to} to={to} className={classes.way}>
            {words}
          </PortalLink>
        ))}
      />
    </div>
  );
}
