import { Button, IconChevronLeft } from '@portal/ui';

/** The way from one thing back to the list of all. */
export function ToList({ label, toList }: { label: string; toList: () => void }) {
  return (
    <div>
      <Button variant="quiet" size="small" icon={<IconChevronLeft size={16} />} onClick={toList}>
        {label}
      </Button>
    </div>
  );
}
