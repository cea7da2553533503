import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    checking: '正在登录',
    checkingText: '正在核对链接中的登录信息……',
    question: '要换成另一个账号吗？',
    questionText:
      '您打开的链接会让另一个账号在此浏览器登录，%{name} 的登录将随之结束。如果不是您本人打开的链接，请保持不变。',
    present: '当前登录',
    next: '链接登录的账号',
    stay: '继续使用 %{name}',
    replace: '改用 %{name}',
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
    question: 'Change to another account?',
    questionText:
      'The link you opened signs another account in to this browser, and ends the session of %{name}. If you did not open it yourself, change nothing.',
    present: 'Signed in now',
    next: 'Signed in by the link',
    stay: 'Stay signed in as %{name}',
    replace: 'Sign in as %{name}',
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
