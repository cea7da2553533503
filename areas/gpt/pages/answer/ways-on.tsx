import { type MenuEntry, PortalLink, useSession } from '@portal/shell';
import { crossSearch, hasShareWithin, namingFirst, useMarket, type WordQuery } from '@portal/ui/analysis';
import classes from '../../gpt.module.css';
import { phrases } from '../../phrases.ts';
import { areaAddress } from '../../state/area-address.ts';

/** Where the cross-analysis lies, for those whose menu has it. */
const crossPath = '/multidimensional-query';

/** The pages of this account that answer the question too, with the same conditions. */
export function WaysOn({ query, products }: { query: WordQuery; products: readonly string[] }) {
  const say = phrases.useTranslate();
  const menus = useSession().menus as readonly MenuEntry[];
  const { answer } = useMarket(() => query);
  const areas = products.flatMap((product) => menus.find(({ key, path }) => key === product && path !== '') ?? []);
  const cross = menus.find(({ path }) => path === crossPath);
  const ways = [
    ...areas.map((entry) => areaAddress(entry, query)),
    ...(cross && !hasShareWithin(query)
      ? [{ to: `${crossPath}?${crossSearch(namingFirst(query, answer ?? { rows: [] }))}`, title: cross.title }]
      : []),
  ];
  if (ways.length === 0) return null;
  return (
    <nav className={classes.ways} aria-label={say('ways')} data-testid="answer-ways">
      {ways.map(({ to, title }) => (
        <PortalLink key={to} to={to}>
          {say('openIn', { name: title })}
        </PortalLink>
      ))}
    </nav>
  );
}
