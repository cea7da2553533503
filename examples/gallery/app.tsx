import { type AreaProps, setLanguage, useLanguage } from '@portal/shell';
import { AreaPages, Segmented } from '@portal/ui';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import classes from './gallery.module.css';
import { Controls } from './pages/controls.tsx';
import { Fields } from './pages/fields.tsx';
import { Figures } from './pages/figures.tsx';
import { Layers } from './pages/layers.tsx';
import { Lists } from './pages/lists.tsx';
import { Pictures } from './pages/pictures.tsx';
import { Signs } from './pages/signs.tsx';
import { useTranslate } from './phrases.ts';

type Theme = 'light' | 'dark';

/** Shows the whole page in a theme; the person's own setting is neither read nor changed, and comes back at the end. */
function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  useEffect(() => {
    const root = document.documentElement;
    const former = root.dataset.theme;
    root.dataset.theme = theme;
    return () => {
      root.dataset.theme = former;
    };
  }, [theme]);
  return [theme, setTheme];
}

/** A page of the gallery in the words of the person. */
const inWords = (Part: ComponentType<ComponentProps<typeof Controls>>) =>
  function InWords() {
    return <Part say={useTranslate()} language={useLanguage()} />;
  };

const pages = {
  controls: inWords(Controls),
  fields: inWords(Fields),
  lists: inWords(Lists),
  layers: inWords(Layers),
  figures: inWords(Figures),
  pictures: inWords(Pictures),
  signs: inWords(Signs),
};

/** Every component of @portal/ui, @portal/ui/charts and @portal/ui/analysis, in either language and theme. */
export default function App({ basePath, language }: AreaProps) {
  const say = useTranslate();
  const [theme, setTheme] = useTheme();
  return (
    <div className={classes.page} data-testid="gallery">
      <header className={classes.head}>
        <h1>{say('gallery')}</h1>
        <div className={classes.row}>
          <Segmented
            label={say('theme')}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'light', label: say('light') },
              { value: 'dark', label: say('dark') },
            ]}
          />
          <Segmented
            label="Language 语言"
            value={language}
            onChange={setLanguage}
            options={[
              { value: 'zh_CN', label: '中文' },
              { value: 'en', label: 'English' },
            ]}
          />
        </div>
      </header>
      <AreaPages basePath={basePath} pages={pages} />
    </div>
  );
}
