import { trailActions } from '@portal/contract';
import { createPhrases } from '@portal/shell';
import { accountWords } from './words/account-words.ts';
import { backupWords } from './words/backup-words.ts';
import { bulletinWords } from './words/bulletin-words.ts';
import { companyWords } from './words/company-words.ts';
import { contentWords } from './words/content-words.ts';
import { deliveryWords } from './words/delivery-words.ts';
import { listWords } from './words/list-words.ts';
import { messageWords } from './words/message-words.ts';
import { moduleWords } from './words/module-words.ts';
import { nameWords } from './words/name-words.ts';
import { peopleListWords } from './words/people-list-words.ts';
import { portalWords } from './words/portal-words.ts';
import { productWords } from './words/product-words.ts';
import { releaseWords } from './words/release-words.ts';
import { requestWords } from './words/request-words.ts';
import { setupWords } from './words/setup-words.ts';
import { systemWords } from './words/system-words.ts';
import { usageWords } from './words/usage-words.ts';
import { watchWords } from './words/watch-words.ts';

/** The words of the administration. */
export const phrases = createPhrases({
  zh_CN: {
    ...listWords.zh_CN,
    ...accountWords.zh_CN,
    ...backupWords.zh_CN,
    ...bulletinWords.zh_CN,
    ...companyWords.zh_CN,
    ...messageWords.zh_CN,
    ...moduleWords.zh_CN,
    ...nameWords.zh_CN,
    ...contentWords.zh_CN,
    ...deliveryWords.zh_CN,
    ...peopleListWords.zh_CN,
    ...portalWords.zh_CN,
    ...productWords.zh_CN,
    ...releaseWords.zh_CN,
    ...setupWords.zh_CN,
    ...requestWords.zh_CN,
    ...systemWords.zh_CN,
    ...usageWords.zh_CN,
    ...watchWords.zh_CN,
  },
  en: {
    ...listWords.en,
    ...accountWords.en,
    ...backupWords.en,
    ...bulletinWords.en,
    ...companyWords.en,
    ...messageWords.en,
    ...moduleWords.en,
    ...nameWords.en,
    ...contentWords.en,
    ...deliveryWords.en,
    ...peopleListWords.en,
    ...portalWords.en,
    ...productWords.en,
    ...releaseWords.en,
    ...setupWords.en,
    ...requestWords.en,
    ...systemWords.en,
    ...usageWords.en,
    ...watchWords.en,
  },
});

/** What the audit trail says was done. */
export const actionPhrases = createPhrases(trailActions);
