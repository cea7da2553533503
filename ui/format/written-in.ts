/** The language of words that stand as a file wrote them, as the attribute `lang` names it: an address is not translated. */
export const writtenIn = (text: string): 'zh-CN' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en');
