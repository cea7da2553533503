import { useLanguage, useMenuNames } from '@portal/shell';
import { IconButton, IconX, notNarrowed, Unseen } from '@portal/ui';
import { Link, useLocation } from 'react-router-dom';
import { usePage } from '../page/context.ts';
import { analysisWords } from '../page/phrases.ts';
import { useNameOf } from '../page/use-name-of.ts';
import { withinText } from '../page/within-text.ts';
import { waysPhrases } from './phrases.ts';
import classes from './trail.module.css';
import { stateOf, trailIn, trailTexts } from './trail.ts';

/** How a person came here, step by step; each step can be returned to, and one press clears all. Nothing where nobody was led. */
export function TrailRow({ title }: { title: string }) {
  const translate = waysPhrases.useTranslate();
  const language = useLanguage();
  const { area, basePath, view, setView, names } = usePage();
  const menuName = useMenuNames();
  const nameOf = useNameOf();
  const { pathname, search, state } = useLocation();
  const trail = trailIn(state);
  const isLed = trail.length > 0;
  const steps = isLed
    ? trailTexts(trail, `${pathname}${search}`, area, {
        // An area of one page has no name for it but its own.
        titleOf: (page) => menuName(`${basePath}/${page}`, area.pages[page]?.words[language] ?? title),
        by: (dimension) => translate('by', { name: withinText(nameOf('dimensions', dimension), language) }),
        wider: translate('wider'),
        nameOf: names.nameOf,
        without: (name) => analysisWords(language)('without', { name }),
      })
    : [];
  return (
    <>
      <Unseen aria-live="polite">{steps.at(-1)?.label}</Unseen>
      {isLed && (
        <nav aria-label={translate('trail')} className={classes.trail} data-testid="trail">
          <ol>
            {steps.map(({ to, label }, at) => (
              <li key={`${at}${to}`}>
                {at < trail.length ? (
                  <Link to={to} state={stateOf(trail.slice(0, at))}>
                    {label}
                  </Link>
                ) : (
                  <span aria-current="step">{label}</span>
                )}
              </li>
            ))}
          </ol>
          <IconButton
            size="small"
            label={translate('clear')}
            data-testid="trail-clear"
            onClick={() => setView({ ...view, ...notNarrowed, from: null, to: null })}
          >
            <IconX />
          </IconButton>
        </nav>
      )}
    </>
  );
}
