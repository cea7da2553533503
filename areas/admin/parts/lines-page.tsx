import type { useAnswer } from '@portal/shell';
import { type ListColumn, SearchBox, SelectField, TitleRow, type ViewAddress } from '@portal/ui';
import { phrases } from '../phrases.ts';
import { Answer } from './answer.tsx';
import { ListCard } from './list-card.tsx';
import { OlderLines } from './older-lines.tsx';
import classes from './parts.module.css';

/** Of what all such pages are a view. */
interface LinesView {
  account: string;
  /** Where the portion begins that is shown; empty for the newest. */
  id: string;
  page: number;
}

interface LinesPageProps<Line, View extends LinesView> {
  /** What one of its lines is called in test ids, and all of them. */
  name: { one: string; all: string };
  title: string;
  note: string;
  address: ViewAddress<View>;
  /** What beside the account lines are chosen by. */
  filter: { label: string; options: readonly { value: string; label: string }[]; value: string; part: keyof View };
  answered: ReturnType<typeof useAnswer<Record<string, unknown>, { lines: readonly Line[]; next: string | null }>>;
  columns: readonly ListColumn<Line>[];
  empty: { title: string; text?: string };
}

/** A page of lines, the newest first, of all accounts or of one; the older ones come by portions. */
export function LinesPage<Line extends { id: string }, View extends LinesView>(props: LinesPageProps<Line, View>) {
  const { name, title, note, address, filter, answered, columns, empty } = props;
  const translate = phrases.useTranslate();
  const { view, narrow, amend } = address;
  const change = (part: Partial<LinesView>) => ({ ...part, id: '' }) as Partial<View>;
  return (
    <div className={classes.page} data-testid={`admin-${name.all}`}>
      <TitleRow title={title} />
      <p className={classes.found}>{note}</p>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchBox
            text={view.account}
            onSearch={(account, goesOn) => (goesOn ? amend : narrow)(change({ account }))}
            label={translate('ofAccountNamed')}
            name={`${name.one}-account`}
            placeholder={translate('ofAccountNamed')}
            clearLabel={translate('searchClear')}
          />
        </div>
        <div className={classes.filters}>
          <SelectField
            className={classes.choice}
            label={filter.label}
            name={`${name.one}-filter`}
            options={[...filter.options]}
            value={filter.value}
            onChange={(value) => narrow(change({ [filter.part]: value }))}
          />
        </div>
      </div>
      <Answer answered={answered} height={480}>
        {({ lines, next }) => (
          <>
            <ListCard
              label={title}
              columns={columns}
              rows={lines}
              keyOf={({ id }) => id}
              empty={empty}
              data-testid={`${name.one}-table`}
            />
            <OlderLines address={address} next={next} />
          </>
        )}
      </Answer>
    </div>
  );
}
