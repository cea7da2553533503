import { OwnedLink } from '@portal/shell/insider';
import type { ReactNode } from 'react';
import classes from './texts.module.css';

interface TextListProps {
  texts: readonly { key: string; title: string; to: string; about: string; mark?: ReactNode }[];
}

/** Texts to be read elsewhere, each with what it is. */
export const TextList = ({ texts }: TextListProps) => (
  <ul className={classes.list}>
    {texts.map(({ key, title, to, about, mark }) => (
      <li key={key} className={classes.item}>
        <OwnedLink to={to} className={classes.title} title={title}>
          {title}
        </OwnedLink>
        <span className={classes.about}>{about}</span>
        {mark}
      </li>
    ))}
  </ul>
);
