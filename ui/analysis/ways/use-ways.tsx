import { type DimensionKey, monthsOfPeriod } from '@portal/contract';
import { useLinksTo } from '@portal/shell';
import type { Lead, Led } from '@portal/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageContext } from '../page/context.ts';
import { useRemarks } from '../remarks/index.ts';
import { stateOf, trailIn } from './trail.ts';
import { WaysMenu } from './ways-menu.tsx';
import { leadsOn, type Way, waysOf } from './ways-of.ts';

/** The ways of a page: what marks and rows lead on to, and the menu that is open now. */
export function useWays(context: PageContext): { lead: Lead; menu: ReactNode } {
  const { area, basePath, page, view, search, catalogue, names } = context;
  const { views } = area;
  const [led, setLed] = useState<Led | null>(null);
  const count = useRef(0);
  const linksTo = useLinksTo();
  const remarks = useRemarks();
  const navigate = useNavigate();
  const here = useLocation();
  const lead = useMemo(
    (): Lead => ({
      // What the view cannot be narrowed to may have a page of its own.
      leads: (dimension) => leadsOn(views, dimension) || linksTo(dimension, '').length > 0,
      open(pressed) {
        count.current++;
        setLed(pressed);
      },
    }),
    [views, linksTo],
  );
  const take = (way: Way): boolean => {
    if (!way.to.startsWith(`${basePath}/`)) return false;
    for (const { dimension, ...member } of led?.members ?? [])
      names.learn(dimension as Parameters<typeof names.learn>[0], [{ ...member, parent: null }]);
    setLed(null);
    navigate(way.to.slice(basePath.length), {
      state: stateOf([...trailIn(here.state), `${here.pathname}${here.search}`]),
    });
    // What was pressed may be gone: the reader goes on from the head of the page, which says where it is now.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    return true;
  };
  const note = () => {
    const period = led?.members.find(({ dimension }) => dimension === 'period');
    const months = period && monthsOfPeriod(period.key, period.name);
    const member = led?.members.find(({ dimension }) => views.dimensions.some((key) => key === dimension));
    setLed(null);
    remarks.open?.({
      month: months && months.from === months.to ? months.to : null,
      member: member ? { ...member, dimension: member.dimension as DimensionKey } : null,
      indicator: null,
    });
  };
  const menu = led && catalogue && (
    <WaysMenu
      key={count.current}
      led={led}
      ways={waysOf(led.members, { area, basePath, page, view, search, catalogue }, linksTo)}
      onClose={() => setLed(null)}
      onTake={take}
      onNote={remarks.open && note}
    />
  );
  return { lead, menu };
}
