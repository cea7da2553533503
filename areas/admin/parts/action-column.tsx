import { Button, type ListColumn } from '@portal/ui';
import { phrases } from '../phrases.ts';

interface RowAction<Row> {
  /** What the button says. */
  text: string | ((row: Row) => string);
  /** What it does to this row, for screen readers. */
  label: (row: Row) => string;
  run: (row: Row) => void;
  hook: string;
  busy?: boolean;
  /** Which rows have it; all when missing. */
  where?: (row: Row) => boolean;
}

/** The column with the one thing that is done to a row. Made while its page is drawn, in the language of now. */
export const actionColumn = <Row,>({ text, label, run, hook, busy, where }: RowAction<Row>): ListColumn<Row> => ({
  key: hook,
  label: phrases.translate('action'),
  kind: 'action',
  cell: (row) =>
    (where?.(row) ?? true) && (
      <Button
        size="small"
        variant="quiet"
        disabled={busy}
        aria-label={label(row)}
        onClick={() => run(row)}
        data-testid={hook}
      >
        {typeof text === 'string' ? text : text(row)}
      </Button>
    ),
});
