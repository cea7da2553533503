import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    checking: '正在登录',
    checkingText: '正在核对链接中的登录信息……',
    refused: '这个链接无法登录',
    refusedText: '链接中的登录信息不完整、已过期或已被使用。请从原来的系统重新打开链接，或在这里登录。',
    refusedSignedIn: '链接中的登录信息不完整、已过期或已被使用。您原来的登录状态没有改变。',
    unreachable: '暂时无法核对登录信息',
    unreachableText: '服务器没有响应。请检查网络后重试，无需重新打开链接。',
    retry: '重试',
  },
  en: {
    checking: 'Signing you in',
    checkingText: 'Checking the sign-in details in the link…',
    refused: 'This link cannot sign you in',
    refusedText:
      'The sign-in details in the link are incomplete, expired or already used. Reopen the link from its source, or sign in here.',
    refusedSignedIn:
      'The sign-in details in the link are incomplete, expired or already used. You are still signed in as before.',
    unreachable: 'The sign-in details could not be checked',
    unreachableText: 'The server did not respond. Check the network, then retry; there is no need to reopen the link.',
    retry: 'Retry',
  },
});
