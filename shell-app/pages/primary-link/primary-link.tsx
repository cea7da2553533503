import { classNames } from '@portal/ui';
import { PortalLink, type PortalLinkProps } from '../../link/portal-link.tsx';
import classes from './primary-link.module.css';

/** A link that is the main step of its place, and looks like the button it stands for. */
export function PrimaryLink({ className, ...rest }: PortalLinkProps) {
  return <PortalLink {...rest} className={classNames(classes.link, className)} />;
}
