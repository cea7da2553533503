import type { Language } from '@portal/contract';
import type { AgreementKey } from './agreement-of.ts';
import type { Agreement } from './agreement-text.ts';
import { serviceEn } from './service-en.ts';
import { serviceZh } from './service-zh.ts';
import { usageEn } from './usage-en.ts';
import { usageZh } from './usage-zh.ts';

/** The day from which the texts are as they stand here, as YYYYMMDD. A changed sentence is a new day. */
export const versionDay = '20261121';

export const agreements: Record<AgreementKey, Record<Language, Agreement>> = {
  service: { zh_CN: serviceZh, en: serviceEn },
  usage: { zh_CN: usageZh, en: usageEn },
};
