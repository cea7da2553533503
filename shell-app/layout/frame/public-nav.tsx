import { publicPages } from '@portal/contract';
import { classNames, IconChevronDown, IconMenu2, Popover } from '@portal/ui';
import { useTranslate } from '../../i18n/frame-phrases.ts';
import { useLanguage } from '../../i18n/language.ts';
import { PortalLink } from '../../link/portal-link.tsx';
import classes from './public-nav.module.css';

const solutions = ['/car-life-cycle', '/user-life-cycle', '/intelligent-decision'] as const;
const all = ['/home', '/products', ...solutions, '/industry-insights', '/about'] as const;

type Page = (typeof all)[number];

/** S2.076: the ways to the public pages; the three solutions stand in a popover. */
export function PublicNav({ path }: { path: string }) {
  const say = useTranslate();
  const inSolutions = solutions.some((page) => page === path);
  return (
    <nav className={classes.wide} aria-label={say('pages')} data-testid="public-nav">
      <Way page="/home" path={path} />
      <Way page="/products" path={path} />
      <Popover
        label={say('solutions')}
        triggerClassName={classNames(classes.way, inSolutions && classes.within)}
        triggerData={{ 'data-testid': 'nav-solutions' }}
        className={classes.list}
        trigger={
          <>
            {say('solutions')}
            <IconChevronDown size={14} aria-hidden="true" />
          </>
        }
      >
        {(close) => solutions.map((page) => <Way key={page} page={page} path={path} onOpen={close} />)}
      </Popover>
      <Way page="/industry-insights" path={path} />
      <Way page="/about" path={path} />
    </nav>
  );
}

/** The same ways behind a button, where a row of them has no room. */
export function PublicMenuButton({ path }: { path: string }) {
  const say = useTranslate();
  return (
    <Popover
      label={say('pages')}
      triggerLabel={say('openPages')}
      triggerClassName={classes.button}
      triggerData={{ 'data-testid': 'public-menu' }}
      className={classes.list}
      trigger={<IconMenu2 size={20} aria-hidden="true" />}
    >
      {(close) => (
        <nav aria-label={say('pages')} data-testid="public-menu-ways">
          {all.map((page) => (
            <Way key={page} page={page} path={path} onOpen={close} />
          ))}
        </nav>
      )}
    </Popover>
  );
}

function Way({ page, path, onOpen }: { page: Page; path: string; onOpen?: () => void }) {
  return (
    <PortalLink
      to={page}
      className={classes.way}
      aria-current={page === path ? 'page' : undefined}
      onClick={onOpen}
      data-testid="nav-way"
      data-path={page}
    >
      {publicPages[page][useLanguage()].title}
    </PortalLink>
  );
}
