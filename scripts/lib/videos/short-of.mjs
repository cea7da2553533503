/**
 * What stories call a language.
 * @param {'zh_CN' | 'en'} language
 * @returns {'zh' | 'en'}
 */
export const shortOf = (language) => (language === 'en' ? 'en' : 'zh');
