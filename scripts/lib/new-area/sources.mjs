/** The code of a new area outside of this repository, in each framework: its entry, its picture, and what tests ask. */

const title = (name) => name.replace(/(?:^|-)(.)/g, (_, letter) => ` ${letter.toUpperCase()}`).trim();

const react = (name) => ({
  'src/index.ts': `import { reactArea } from '@portal/shell';

export const { load, bootstrap, mount, unmount } = reactArea(() => import('./app.tsx'));
`,
  'src/app.tsx': `import type { AreaProps } from '@portal/shell';
import { Button, Card } from '@portal/ui';
import { useState } from 'react';
import classes from './app.module.css';

const words = { zh_CN: { title: '${title(name)}', press: '按下' }, en: { title: '${title(name)}', press: 'Press' } };

export default function App({ language }: AreaProps) {
  const [count, setCount] = useState(0);
  const say = words[language];
  return (
    <Card title={say.title}>
      <p className={classes.count}>{count}</p>
      <Button data-testid="${name}-press" onClick={() => setCount(count + 1)}>
        {say.press}
      </Button>
    </Card>
  );
}
`,
  'src/app.module.css': '.count {\n  font-size: var(--p-text-title);\n}\n',
  'src/css.d.ts': `declare module '*.module.css' {\n  const classes: Record<string, string>;\n  export default classes;\n}\n`,
});

/** Both themes come from the tokens: a button without colours of its own is pale in the dark one. */
const buttonStyle = (name) => `.${name}-press {
  padding: var(--p-1) var(--p-3);
  border: 1px solid var(--p-line-strong);
  border-radius: var(--p-radius);
  background: var(--p-card);
  color: var(--p-text);
}
`;

const vue = (name) => ({
  'src/press-counter.css': buttonStyle(name),
  'src/css.d.ts': "declare module '*.css';\n",
  'src/index.ts': `import type { AreaHostProps } from '@portal/shell';
import { type App, createApp } from 'vue';
import { PressCounter } from './press-counter.ts';

let app: App | null = null;

export const bootstrap = async () => undefined;

export async function mount({ domElement, language }: AreaHostProps) {
  app = createApp(PressCounter, { language });
  app.mount(domElement);
}

export async function unmount() {
  app?.unmount();
}
`,
  'src/press-counter.ts': `import { defineComponent, h, ref } from 'vue';
import './press-counter.css';

const words = { zh_CN: '按下', en: 'Press' };

/** Files that end in .vue do as well. */
export const PressCounter = defineComponent({
  props: { language: { type: String as () => 'zh_CN' | 'en', required: true } },
  setup(props) {
    const count = ref(0);
    const press = () => {
      count.value += 1;
    };
    return () => [
      h('h1', '${title(name)}'),
      h('p', String(count.value)),
      h(
        'button',
        { type: 'button', class: '${name}-press', 'data-testid': '${name}-press', onClick: press },
        words[props.language],
      ),
    ];
  },
});
`,
});

const plain = (name) => ({
  'src/press-counter.css': buttonStyle(name),
  'src/css.d.ts': "declare module '*.css';\n",
  'src/index.ts': `import type { AreaHostProps } from '@portal/shell';
import { pressCounter } from './press-counter.ts';

export const bootstrap = async () => undefined;

export async function mount({ domElement, language }: AreaHostProps) {
  domElement.append(...pressCounter(language));
}

export async function unmount({ domElement }: AreaHostProps) {
  domElement.replaceChildren();
}
`,
  'src/press-counter.ts': `import './press-counter.css';

const words = { zh_CN: '按下', en: 'Press' };

export function pressCounter(language: 'zh_CN' | 'en'): HTMLElement[] {
  const heading = Object.assign(document.createElement('h1'), { textContent: '${title(name)}' });
  const shown = Object.assign(document.createElement('p'), { textContent: '0' });
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words[language] });
  button.className = '${name}-press';
  button.dataset.testid = '${name}-press';
  button.addEventListener('click', () => {
    shown.textContent = String(Number(shown.textContent) + 1);
  });
  return [heading, shown, button];
}
`,
});

export const sources = { react, vue, plain };
export { title };
