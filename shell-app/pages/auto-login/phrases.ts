import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    checking: '正在登录',
    checkingText: '正在核对链接带来的登录信息……',
    refused: '这个链接无法登录',
    refusedText: '链接中的登录信息不完整、已过期或已被使用。请从原来的系统重新打开链接，或在这里登录。',
    refusedSignedIn: '链接中的登录信息不完整、已过期或已被使用。您原来的登录状态没有改变。',
    unreachable: '暂时无法核对登录信息',
    unreachableText: '服务器没有给出答复。请检查网络后重试，无需重新打开链接。',
    retry: '重试',
  },
  en: {
    checking: 'Signing you in',
    checkingText: 'Checking the sign-in that the link brought...',
    refused: 'This link cannot sign you in',
    refusedText:
      'Its sign-in is incomplete, has expired or has been used. Open the link again where it came from, or sign in here.',
    refusedSignedIn: 'Its sign-in is incomplete, has expired or has been used. You are still signed in as before.',
    unreachable: 'The sign-in could not be checked yet',
    unreachableText: 'The server gave no answer. Check the network, then retry; the link need not be opened again.',
    retry: 'Retry',
  },
});
