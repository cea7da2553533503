import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    contact: '联系我们',
    contactText: '关于授权、数据口径或合作，请联系门户的运营方。',
    noContact: '请联系贵公司负责门户的管理员；他们可以开通产品，也知道数据的来源。',
    write: '联系运营方',
    terms: '服务协议与使用协议',
  },
  en: {
    contact: 'Contact',
    contactText: 'For access, definitions of data or cooperation, ask those who run the portal.',
    noContact: 'Ask the administrator of the portal in your company, who can open products and knows the sources.',
    write: 'Contact the operator',
    terms: 'Service and usage agreements',
  },
});
