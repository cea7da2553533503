import { finding, listed } from './finding.mjs';

/**
 * What reaches beyond the element of the area.
 *
 * @param {import('./measured.mjs').Measured} measured
 * @returns {import('./finding.mjs').Finding[]}
 */
export function judgeReach({ styles, popups }) {
  const found = [];
  if (styles.length > 0) {
    const rules = listed(styles.map(({ selector, reaches }) => `${selector} → ${reaches}`));
    found.push(
      finding(
        'style-reaches-out',
        `Its styles count for more than its own element: ${rules}. Use CSS modules, or begin each selector with a class of your own.`,
        `其样式影响到自身元素之外：${rules}。请使用 CSS modules，或让每个选择器以自己的类名开头。`,
      ),
    );
  }
  if (popups.length > 0)
    found.push(
      finding(
        'popup-outside',
        `What it opens stands outside of its own element: ${listed(popups, 3)}. Open it within, as a popover or dialog, which lie above all else.`,
        `它打开的内容位于自身元素之外：${listed(popups, 3)}。请在元素内部以 popover 或 dialog 打开，它们会显示在最上层。`,
      ),
    );
  return found;
}

const hasChinese = (text) => /\p{Script=Han}/u.test(text);
/** Words of a sentence, not names: three or more, most of them small. */
const isEnglish = (text) => {
  const words = text.match(/[A-Za-z]{2,}/g) ?? [];
  return words.length >= 3 && words.filter((word) => /^[a-z]/.test(word)).length >= 2 && !hasChinese(text);
};

/**
 * Whether what can be read is in the language that is set.
 *
 * @param {import('./measured.mjs').Measured} measured
 * @returns {import('./finding.mjs').Finding[]}
 */
export function judgeLanguages({ texts: { en, zh_CN } }) {
  if (en.length === 0 && zh_CN.length === 0) return [];
  const other = new Set(zh_CN);
  const lettered = en.filter((text) => /\p{L}{2}/u.test(text));
  const isSame = zh_CN.length > 0 && lettered.length > 0 && lettered.every((text) => other.has(text));
  if (isSame && (lettered.some(hasChinese) || !zh_CN.some(hasChinese)))
    return [
      finding(
        'one-language',
        `It says the same in Chinese and in English: ${listed(lettered, 3)}. Draw your words by props.language.`,
        `中文与英文界面的文字相同：${listed(lettered, 3)}。请按 props.language 显示文字。`,
      ),
    ];
  const left = [...en.filter(hasChinese), ...zh_CN.filter(isEnglish)];
  if (left.length === 0) return [];
  return [
    finding(
      'leftover-language',
      `Words of the other language are left: ${listed(left)}. Translate them; where it is a name, say so with lang or translate="no".`,
      `残留另一种语言的文字：${listed(left)}。请翻译；若为名称，请用 lang 或 translate="no" 标明。`,
    ),
  ];
}

/**
 * What the tool of accessibility finds, and colours that are too pale in one of the themes.
 *
 * @param {import('./measured.mjs').Measured} measured
 * @returns {import('./finding.mjs').Finding[]}
 */
export function judgeAccessibility({ faults }) {
  const themes = { light: ['light', '浅色'], dark: ['dark', '深色'] };
  const pale = ([theme, list]) =>
    list.filter(({ id }) => id === 'color-contrast').map((fault) => ({ ...fault, theme }));
  const contrast = Object.entries(faults)
    .flatMap(pale)
    .map(({ theme, places }) =>
      finding(
        'low-contrast',
        `Text is too pale in the ${themes[theme][0]} theme: ${listed(places, 3)}. Take both colours from the tokens of @portal/ui.`,
        `${themes[theme][1]}主题下文字对比度不足：${listed(places, 3)}。两种颜色都请取自 @portal/ui 的设计变量。`,
      ),
    );
  const others = new Map([...faults.light, ...faults.dark].map((fault) => [fault.id, fault]));
  others.delete('color-contrast');
  return [
    ...contrast,
    ...[...others.values()].map(({ id, help, places }) =>
      finding(
        'not-accessible',
        `${help} (${id}): ${listed(places, 3)}.`,
        `无障碍检查未通过（${id}：${help}）：${listed(places, 3)}。`,
      ),
    ),
  ];
}
