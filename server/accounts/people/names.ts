import type { Language } from '@portal/contract';

type Names = Record<string, Record<Language, string>>;

/** userStNm: the names of the states of an account (S3.006). */
const states: Names = {
  '1': { zh_CN: '正常', en: 'Active' },
  '0': { zh_CN: '未开通', en: 'Not yet activated' },
  '4': { zh_CN: '已停用', en: 'Suspended' },
};

/** userDivNm: the names of the kinds of account (S3.006). */
const divisions: Names = {
  enterprise: { zh_CN: '企业用户', en: 'Enterprise user' },
  trial: { zh_CN: '试用用户', en: 'Trial user' },
  staff: { zh_CN: '内部用户', en: 'Internal user' },
};

export const stateName = (state: string, language: Language) => states[state]?.[language] ?? state;
export const divisionName = (division: string, language: Language) => divisions[division]?.[language] ?? division;
