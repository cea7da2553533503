import { OwnedLink } from '@portal/shell/insider';
import classes from './industry.module.css';

/** The title of a text: a link for an account that holds its area, else words alone. */
export const ItemTitle = ({ path, title }: { path: string; title: string }) => (
  <OwnedLink to={path} className={classes.title} title={title}>
    {title}
  </OwnedLink>
);
