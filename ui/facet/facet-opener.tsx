import { type ReactNode, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Drawer } from '../dialog/drawer.tsx';
import { IconFilter } from '../icons/index.ts';
import type { FacetedList } from './faceted-list.ts';
import { facetWords } from './phrases.ts';

export interface FacetOpenerProps {
  list: Pick<FacetedList<never, never>, 'name' | 'language'>;
  /** How many filters narrow the list. */
  chosen: number;
  /** How many items they leave. */
  total: number;
  block?: boolean;
  /** Decides where there is so little room that the panel lies in a drawer. */
  className?: string;
  /** The panel. */
  children: ReactNode;
}

/** Where there is no room beside a list, its panel opens over it on a press. */
export function FacetOpener({ list: { name, language }, chosen, total, block, className, children }: FacetOpenerProps) {
  const words = facetWords[language];
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        block={block}
        className={className}
        icon={<IconFilter />}
        aria-haspopup="dialog"
        data-testid={`${name}-filters`}
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? words.filtersOf(chosen) : words.filters}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        title={words.filters}
        closeLabel={words.close}
        data-testid={`${name}-filter-drawer`}
        footer={
          <Button variant="primary" onClick={close} data-testid={`${name}-show-found`}>
            {words.showFound(total)}
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
