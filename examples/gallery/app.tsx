import { type AreaProps, setLanguage } from '@portal/shell';
import { Segmented } from '@portal/ui';
import { useEffect, useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import classes from './gallery.module.css';
import { Controls } from './pages/controls.tsx';
import { Fields } from './pages/fields.tsx';
import { Figures } from './pages/figures.tsx';
import { Layers } from './pages/layers.tsx';
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

/** Every component of @portal/ui, @portal/ui/charts and @portal/ui/analysis, in either language and theme. */
export default function App({ basePath, language }: AreaProps) {
  const say = useTranslate();
  const [theme, setTheme] = useTheme();
  const page = { say, language };
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
      <BrowserRouter basename={basePath}>
        <Routes>
          <Route path="controls" element={<Controls {...page} />} />
          <Route path="fields" element={<Fields {...page} />} />
          <Route path="layers" element={<Layers {...page} />} />
          <Route path="figures" element={<Figures {...page} />} />
          <Route path="pictures" element={<Pictures {...page} />} />
          <Route path="signs" element={<Signs {...page} />} />
          <Route path="*" element={<Navigate to="/controls" replace />} />
        </Routes>
      </BrowserRouter>
    </div>
  );
}
