import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

/** What is said by a call of an order that ended in a way nobody foresaw: its own words may name folders, and are the operator's. */
export const unforeseenWords = {
  zh_CN: '交付未能完成，没有生成版本：原因见门户管理员的交付文件夹；请联系管理员。',
  en: "The delivery failed and no release was made: the reason stands in the operator's folder of deliveries; please ask the operator.",
};

/** Why a delivery that is brought by a call is not taken. */
export const deliveryRefusals = {
  off: () =>
    new Refusal('deliveries.off', status.unavailable, {
      zh_CN: '此门户没有设置交付文件夹（PORTAL_DELIVERIES），不能通过接口交付；请联系管理员。',
      en: 'This portal has no folder for deliveries (PORTAL_DELIVERIES), so none can be brought by a call; please ask its operator.',
    }),
  fileNameUnfit: (name: string) =>
    new Refusal('deliveries.file-name-unfit', status.refused, {
      zh_CN: `文件名“${name}”无效：只写文件名，不含路径。`,
      en: `The file name "${name}" is not valid: give the name alone, without a path.`,
    }),
  tooManyWait: (waiting: number) =>
    new Refusal('deliveries.too-many-wait', status.tooMany, {
      zh_CN: `已有 ${waiting} 项交付在等待；请稍后再试。`,
      en: `${waiting} deliveries are waiting already; try again later.`,
    }),
  unknown: (id: string) =>
    new Refusal('deliveries.unknown', status.notFound, {
      zh_CN: `此账号没有交付 ${id}。`,
      en: `There is no delivery ${id} of this account.`,
    }),
  fileHasCome: (id: string) =>
    new Refusal('deliveries.file-has-come', status.refused, {
      zh_CN: `交付 ${id} 的文件已收到或正在接收；更改请重新下达交付。`,
      en: `The file of delivery ${id} has come, or is coming; to change it, order another delivery.`,
    }),
  fileTooLarge: (largest: number) =>
    new Refusal('deliveries.file-too-large', status.tooLarge, {
      zh_CN: `文件超过 ${largest / 1024 / 1024} MB；请压缩为 .zip，或分几次交付。`,
      en: `The file is larger than ${largest / 1024 / 1024} MB; send a .zip, or several deliveries.`,
    }),
  fileEmpty: () =>
    new Refusal('deliveries.file-empty', status.refused, {
      zh_CN: '没有收到文件内容。',
      en: 'The file that came is empty.',
    }),
  noRoom: () =>
    new Refusal('deliveries.no-room', status.unavailable, {
      zh_CN: '服务器磁盘已满，没有保存任何内容；请联系管理员，稍后重试。',
      en: "The server's disk is full and nothing was kept; tell its operator, and try again later.",
    }),
} as const;
