import { createPhrases } from '../i18n/create-phrases.ts';

/** What is said of a call that brought nothing, the same in every area. */
export const { useTranslate } = createPhrases({
  zh_CN: {
    failedText: '请检查网络后重试；如果一直失败，请联系客服。',
    retry: '重试',
    beingMade: '演示数据生成中',
    refusedText: '可以切换到其他账号，或联系管理员开通。',
    switchAccount: '切换账号',
    reference: '编号：%{id}',
    request: '请求：%{request}',
    referenceOfRequest: '编号：%{id}，请求：%{request}',
  },
  en: {
    failedText: 'Check the network, then retry. If it keeps failing, contact customer service.',
    retry: 'Retry',
    beingMade: 'The demonstration is being made',
    refusedText: 'Switch to another account, or ask your administrator for access.',
    switchAccount: 'Switch account',
    reference: 'Reference: %{id}',
    request: 'Request: %{request}',
    referenceOfRequest: 'Reference: %{id}, request %{request}',
  },
});
