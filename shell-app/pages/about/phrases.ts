import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    contact: '联系我们',
    contactText: '如需了解授权、数据口径或合作，请联系门户运营方。',
    noContact: '请联系贵公司的门户管理员，由其开通产品并说明数据来源。',
    runBy: '%{portal}由 %{firm} 运营。',
    terms: '服务协议与使用协议',
  },
  en: {
    contact: 'Contact',
    contactText: 'For access, data definitions or partnerships, contact the portal operator.',
    noContact:
      'Contact the portal administrator at your company, who can enable products and explain the data sources.',
    runBy: '%{portal} is operated by %{firm}.',
    terms: 'Service and usage agreements',
  },
});
