import type { Language } from '@portal/shell';

/** One of two texts. */
export type Pick = (zh: string, en: string) => string;

export const picker =
  (language: Language): Pick =>
  (zh, en) =>
    language === 'en' ? en : zh;

/** A figure between 0 and 1 that is the same on each visit. */
export const wave = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
};

/** Names of models as long and as short as they come. */
export const models = (say: Pick): string[] => [
  say('海豚', 'Seagull'),
  say('秦PLUS DM-i 荣耀版', 'Qin PLUS DM-i Honor Edition'),
  say('Model Y', 'Model Y'),
  say('轩逸', 'Sylphy'),
  say('宏光MINIEV 马卡龙', 'Hongguang MINIEV Macaron'),
  say('朗逸', 'Lavida'),
  say('理想L6', 'Li L6'),
  say('一个名字很长、在窄处会被截断的车型名称示例', 'A model whose name is long and is cut where there is little room'),
  say('问界M9', 'AITO M9'),
  say('RAV4荣放', 'RAV4'),
  say('小米SU7', 'Xiaomi SU7'),
  say('星越L', 'Monjaro'),
];

export const cities = (say: Pick): string[] => [
  say('北京', 'Beijing'),
  say('上海', 'Shanghai'),
  say('广州', 'Guangzhou'),
  say('深圳', 'Shenzhen'),
  say('成都', 'Chengdu'),
  say('杭州', 'Hangzhou'),
  say('苏州', 'Suzhou (Jiangsu)'),
  say('西双版纳州', 'Xishuangbanna'),
  say('乌鲁木齐', 'Urumqi'),
  say('呼伦贝尔', 'Hulunbuir'),
];

export const months = Array.from({ length: 12 }, (_, at) => `2026/${String(at + 1).padStart(2, '0')}`);
