import { request } from '@portal/shell';
import { formatMonthRange } from '@portal/ui';
import { checks, nothing, type Release, type RuleFinding, releases } from '../../data/ask.ts';
import { TaskDialog } from '../../parts/task-dialog.tsx';
import { phrases } from '../../phrases.ts';

/** Publishes a release; against a red rule, or what came between, with a reason. */
export function Publish({ release, onClose }: { release: Release; onClose: () => void }) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('publishOf', { id: release.id })}
      lead={translate('publishLead', { months: formatMonthRange(release.first, release.last) })}
      submit={translate('publish')}
      onClose={onClose}
      fields={[{ kind: 'text', name: 'reason', label: translate('reasonAnyway'), hint: translate('reasonAnywayHint') }]}
      run={({ text }) =>
        request('publishRelease', { id: release.id, ...(text('reason') && { reason: text('reason') }) })
      }
      after={() => {
        releases.forget(nothing);
        checks.forget({ id: release.id });
      }}
    />
  );
}

interface AcceptProps {
  release: Release;
  rule: RuleFinding;
  onClose: () => void;
}

/** Lets pass what a rule found, for as long as its figures stay what they are. */
export function Accept({ release, rule, onClose }: AcceptProps) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('acceptOf', { rule: rule.name })}
      lead={translate('acceptLead')}
      submit={translate('accept')}
      onClose={onClose}
      fields={[{ kind: 'text', name: 'reason', label: translate('reasonInTrail') }]}
      run={({ text }) => request('acceptFindings', { id: release.id, rule: rule.rule, reason: text('reason') })}
      after={() => checks.forget({ id: release.id })}
    />
  );
}

/** Goes back to the release before. */
export function RollBack({ to, onClose }: { to: Release; onClose: () => void }) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('rollBackTo', { id: to.id })}
      lead={translate('rollBackLead', { months: formatMonthRange(to.first, to.last) })}
      submit={translate('rollBack')}
      danger
      onClose={onClose}
      fields={[{ kind: 'text', name: 'reason', label: translate('reasonInTrail') }]}
      run={({ text }) => request('rollBackRelease', { reason: text('reason') })}
      after={() => releases.forget(nothing)}
    />
  );
}

interface NextDayProps {
  next: { on: string; note: string } | null;
  onClose: () => void;
}

/** Says when readers may expect figures next. */
export function NextDay({ next, onClose }: NextDayProps) {
  const translate = phrases.useTranslate();
  return (
    <TaskDialog
      title={translate('setNext')}
      lead={translate('setNextLead')}
      submit={translate('save')}
      onClose={onClose}
      fields={[
        { kind: 'day', name: 'on', label: translate('day'), value: next?.on ?? '' },
        { kind: 'text', name: 'note', label: translate('noteToReaders'), value: next?.note ?? '' },
      ]}
      run={({ text }) =>
        request('setNextRelease', {
          ...(text('on') && { on: text('on') }),
          ...(text('note') && { note: text('note') }),
        })
      }
      after={() => releases.forget(nothing)}
    />
  );
}
