import type { Facet } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { Button, Checkbox, Drawer, FollowGroup, Skeleton, toast } from '@portal/ui';
import { useState } from 'react';
import { everything, type Follows, saveFollows, searches } from '../../../data/ask.ts';
import { PolicyAnswer } from '../../../frame/policy-answer.tsx';
import { tellApart } from '../../../list/tell-apart.ts';
import { phrases } from '../../../phrases.ts';
import classes from './followed.module.css';

interface FollowDrawerProps {
  follows: Follows;
  onClose: () => void;
}

type Saving = 'no' | 'under way' | 'failed';

/** The topics and places of policies that a person follows, and whether what is new of them comes by mail. */
export function FollowDrawer({ follows, onClose }: FollowDrawerProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(searches, everything);
  const [wanted, setWanted] = useState(follows);
  const [saving, setSaving] = useState<Saving>('no');
  const save = async () => {
    setSaving('under way');
    try {
      await saveFollows(wanted);
      onClose();
      toast(translate('followSaved'), 'success');
    } catch {
      setSaving('failed');
    }
  };
  const group = (kind: 'topics' | 'places', facets: readonly Facet[]) => (
    <FollowGroup
      title={translate(kind === 'topics' ? 'kind' : 'region')}
      facets={facets}
      chosen={wanted[kind]}
      find={kind === 'places' ? translate('followFind') : null}
      nothing={translate('followNoMatch')}
      full={(most) => translate('followMost', { most })}
      onChange={(keys) => setWanted({ ...wanted, [kind]: keys })}
    />
  );
  return (
    <Drawer
      open
      onClose={onClose}
      title={translate('followChange')}
      closeLabel={translate('followClose')}
      data-testid="policy-follows"
      footer={
        <>
          {saving === 'failed' && (
            <p className={classes.problem} role="alert">
              {translate('followFailed')}
            </p>
          )}
          <Button variant="quiet" onClick={() => setWanted({ ...wanted, topics: [], places: [] })}>
            {translate('followClear')}
          </Button>
          <Button variant="primary" loading={saving === 'under way'} onClick={save} data-testid="policy-follows-save">
            {translate('followSave')}
          </Button>
        </>
      }
    >
      <PolicyAnswer answered={answered} stays skeleton={<Skeleton height={480} />}>
        {({ facets }) => (
          <div className={classes.groups}>
            <p className={classes.invitation}>{translate('followText')}</p>
            <Checkbox
              checked={wanted.mail}
              onChange={(event) => setWanted({ ...wanted, mail: event.currentTarget.checked })}
            >
              {translate('followMail')}
            </Checkbox>
            {group('topics', facets.kinds ?? [])}
            {group('places', tellApart(facets.regions ?? []))}
          </div>
        )}
      </PolicyAnswer>
    </Drawer>
  );
}
