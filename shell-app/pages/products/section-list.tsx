import { classNames } from '@portal/ui';
import { PortalLink } from '../../link/portal-link.tsx';
import type { OfferedProducts } from './offered-products.ts';
import { useTranslate } from './phrases.ts';
import type { Category } from './product-lists.ts';
import classes from './products.module.css';
import { goToSection } from './use-section-scroll.ts';

/** The ways to each group and each product on the page. */
export function SectionList({ offered: catalogue, named }: { offered: OfferedProducts | undefined; named: string }) {
  const say = useTranslate();
  return (
    <nav className={classes.sections} aria-label={say('sections')}>
      <ul>
        <Group section="research" name={say('research')} categories={catalogue?.products ?? []} named={named} />
        <Group section="decision" name={say('decision')} categories={catalogue?.solutions ?? []} named={named} />
      </ul>
    </nav>
  );
}

interface GroupProps {
  section: string;
  name: string;
  categories: readonly Category[];
  named: string;
}

function Group({ section, name, categories, named }: GroupProps) {
  return (
    <li>
      <Way to={section} name={name} named={named} strong />
      <ul>
        {categories
          .flatMap(({ productList }) => productList)
          .map(({ id, key, productName }) => (
            <li key={id}>
              <Way to={key} name={productName} named={named} />
            </li>
          ))}
      </ul>
    </li>
  );
}

function Way({ to, name, named, strong }: { to: string; name: string; named: string; strong?: boolean }) {
  return (
    <PortalLink
      to={`/products?page=${encodeURIComponent(to)}`}
      className={classNames(classes.way, strong && classes.strong)}
      aria-current={to === named ? 'location' : undefined}
      // The address stays as it is, so nobody else goes there again.
      onClick={() => to === named && goToSection(to)}
    >
      {name}
    </PortalLink>
  );
}
