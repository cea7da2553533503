import { Card } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './gallery.module.css';

/** A component with its states side by side. @param of the names that the portal's modules export it by */
export function Specimen({ of, children }: { of: readonly string[]; children: ReactNode }) {
  return (
    <Card title={of.join(', ')} data-testid="specimen">
      <div className={classes.row}>{children}</div>
    </Card>
  );
}
