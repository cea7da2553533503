import type { Language } from '@portal/contract';
import type { AgreementKey } from './agreement-of.ts';
import { serviceEn } from './service-en.ts';
import { serviceZh } from './service-zh.ts';
import { usageEn } from './usage-en.ts';
import { usageZh } from './usage-zh.ts';

/** One numbered part; each clause is a paragraph with a number of its own. */
export interface Section {
  /** The same in every language: part of the address of the section. */
  id: string;
  title: string;
  clauses: readonly string[];
}

/** An agreement in one language. Texts only, so that another language is another file. */
export interface Agreement {
  title: string;
  lead: string;
  sections: readonly Section[];
}

/** The day from which the texts are as they stand here, as YYYYMMDD. A changed sentence is a new day. */
export const versionDay = '20261121';

export const agreements: Record<AgreementKey, Record<Language, Agreement>> = {
  service: { zh_CN: serviceZh, en: serviceEn },
  usage: { zh_CN: usageZh, en: usageEn },
};
