import { trailActions } from '@portal/contract';
import { createPhrases } from '@portal/shell';

const wayWords = {
  zh_CN: {
    password: '密码',
    code: '验证码',
    qr: '扫码',
    passkey: '通行密钥',
    switch: '切换账号',
    'hand-over': '从其他系统',
    company: '企业账号',
  },
  en: {
    password: 'password',
    code: 'verification code',
    qr: 'QR code',
    passkey: 'passkey',
    switch: 'account switch',
    'hand-over': 'from another system',
    company: 'company account',
  },
} as const;

type Way = keyof typeof wayWords.en;

export const isWay = (word: string): word is Way => Object.hasOwn(wayWords.en, word);

export const { useTranslate: useActionWords } = createPhrases(trailActions);
export const { useTranslate: useWayWords } = createPhrases(wayWords);
