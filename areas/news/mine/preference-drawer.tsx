import { useAnswer } from '@portal/shell';
import { AnswerPlace, Button, Drawer, FollowGroup, Skeleton, toast } from '@portal/ui';
import { useState } from 'react';
import { brands, everything, myPreference, news, type Preference, savePreference } from '../data/ask.ts';
import { NewsProblem } from '../frame/news-problem.tsx';
import { phrases } from '../phrases.ts';
import classes from './preference.module.css';

interface PreferenceDrawerProps {
  preference: Preference;
  onClose: () => void;
}

type Saving = 'no' | 'under way' | 'failed';

/** S1.023: the topics, brands, models and sources that a person follows, to choose and to save. */
export function PreferenceDrawer({ preference, onClose }: PreferenceDrawerProps) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(news, everything);
  const branded = useAnswer(brands, myPreference);
  const [wanted, setWanted] = useState(preference);
  const [saving, setSaving] = useState<Saving>('no');
  const save = async () => {
    setSaving('under way');
    try {
      await savePreference(wanted);
      onClose();
      toast(translate('saved'), 'success');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={translate('preference')}
      closeLabel={translate('close')}
      data-testid="news-preference"
      footer={
        <>
          {saving === 'failed' && (
            <p className={classes.problem} role="alert">
              {translate('saveFailed')}
            </p>
          )}
          <Button variant="quiet" onClick={() => setWanted({ topics: [], brands: [], models: [], sources: [] })}>
            {translate('clear')}
          </Button>
          <Button variant="primary" loading={saving === 'under way'} onClick={save} data-testid="save-preference">
            {translate('save')}
          </Button>
        </>
      }
    >
      <AnswerPlace
        answered={answered}
        stays
        skeleton={<Skeleton height={480} />}
        loading={translate('loading')}
        problem={(error, retry) => <NewsProblem error={error} retry={retry} />}
      >
        {({ facets }) => (
          <div className={classes.groups}>
            <p className={classes.quiet}>{translate('preferenceText')}</p>
            {(['topics', 'brands', 'models', 'sources'] as const).map((kind) => (
              <FollowGroup
                key={kind}
                title={translate(kind)}
                find={kind === 'models' ? translate('findModel') : kind === 'brands' ? translate('findBrand') : null}
                nothing={translate('noMatch')}
                full={(most) => translate('mostReached', { most })}
                facets={(kind === 'brands' ? branded.answer?.brands : facets[kind]) ?? []}
                chosen={wanted[kind]}
                onChange={(keys) => setWanted({ ...wanted, [kind]: keys })}
              />
            ))}
          </div>
        )}
      </AnswerPlace>
    </Drawer>
  );
}
