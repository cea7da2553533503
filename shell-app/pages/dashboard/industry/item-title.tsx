import { PortalLink } from '../../../link/portal-link.tsx';
import { useMayOpen } from '../panel/panel.tsx';
import classes from './industry.module.css';

/** The title of a text: a link for an account that holds its area, else words alone. */
export function ItemTitle({ path, title }: { path: string; title: string }) {
  const mayOpen = useMayOpen();
  const page = path.split('?')[0] ?? path;
  return mayOpen(page) ? (
    <PortalLink to={path} className={classes.title} title={title}>
      {title}
    </PortalLink>
  ) : (
    <span className={classes.title} title={title}>
      {title}
    </span>
  );
}
