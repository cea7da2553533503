import { useAnswer } from '@portal/shell';
import { AnswerPlace, Drawer, EmptyState, Segmented, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { KeepForm } from './keep-form.tsx';
import { phrases } from './phrases.ts';
import classes from './saved.module.css';
import { everyView, views } from './saved.ts';
import { SavedProblem } from './saved-problem.tsx';
import { viewGroups } from './view-groups.ts';
import { ViewRow } from './view-row.tsx';

export interface ViewsDrawerProps {
  /** The page behind it, as it is now. */
  path: string;
  query: string;
  onClose: () => void;
}

/** Keeps the page as it is, and lists what was kept before: favourites, one's own, the company's. */
export function ViewsDrawer({ path, query, onClose }: ViewsDrawerProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(views, everyView);
  // They stay with their view when it moves to another group, or is not listed for a while.
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({});
  const [scope, setScope] = useState<'thisPage' | 'allPages'>('thisPage');
  return (
    <Drawer open onClose={onClose} title={translate('viewsTitle')} closeLabel={translate('close')} data-testid="views">
      <div className={classes.drawer}>
        <KeepForm path={path} query={query} />
        <Segmented
          className={classes.scope}
          label={translate('scope')}
          options={(['thisPage', 'allPages'] as const).map((value) => ({ value, label: translate(value) }))}
          value={scope}
          onChange={setScope}
        />
        <AnswerPlace
          answered={answered}
          stays
          skeleton={<Skeleton height={120} />}
          loading={translate('views')}
          problem={(error, retry) => <SavedProblem error={error} retry={retry} />}
        >
          {(answer) => {
            const groups = viewGroups(answer.views, scope === 'thisPage' ? path : null);
            if (groups.length === 0) return <EmptyState title={translate('none')} text={translate('noneText')} />;
            return groups.map(([group, each]) => (
              <section key={group} aria-label={translate(group)}>
                <h3>{translate(group)}</h3>
                <ul className={classes.views}>
                  {each.map((view) => (
                    <ViewRow
                      key={view.viewId}
                      view={view}
                      now={{ path, query }}
                      onOpen={onClose}
                      remark={remarks[view.viewId] ?? null}
                      onRemark={(text) =>
                        setRemarks(({ [view.viewId]: _, ...others }) =>
                          text === null ? others : { ...others, [view.viewId]: text },
                        )
                      }
                    />
                  ))}
                </ul>
              </section>
            ));
          }}
        </AnswerPlace>
      </div>
    </Drawer>
  );
}
