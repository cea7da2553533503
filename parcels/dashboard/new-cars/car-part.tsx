import { Explained } from '@portal/ui';
import type { ReactNode } from 'react';
import { useWords } from '../words/phrases.ts';
import classes from './new-cars.module.css';

interface CarPartProps {
  name: string;
  testId: string;
  /** The price that stands at the right of each car, and what it means. */
  price: { name: string; means: string[] };
  children: ReactNode;
}

/** One of the two lists; its head says what the figures at the right are, and their unit. */
export function CarPart({ name, testId, price, children }: CarPartProps) {
  const words = useWords();
  return (
    <section className={classes.part} aria-label={name} data-testid={testId}>
      <div className={classes.head}>
        <h3>{name}</h3>
        <span className={classes.quiet}>
          <Explained means={price.means}>{price.name}</Explained> {words('wanYuan')}
        </span>
      </div>
      {children}
    </section>
  );
}
