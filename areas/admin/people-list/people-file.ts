import { type Language, listFileBytes } from '@portal/contract';

/** A list of people that was chosen: its name, and its bytes as the call takes them. */
export interface PeopleFile {
  name: string;
  base64: string;
}

/** @returns null where the file is larger than a call carries */
export function readPeopleFile(file: File): Promise<PeopleFile | null> {
  if (file.size > listFileBytes) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const [, base64 = ''] = String(reader.result).split(',');
      resolve({ name: file.name, base64 });
    };
    reader.readAsDataURL(file);
  });
}

const heads = {
  zh_CN: ['用户名', '姓名', '邮箱', '手机号', '产品', '最后一天'],
  en: ['User name', 'Real name', 'Email', 'Mobile number', 'Products', 'Last day'],
} as const;

/** The beginning of a list, with one line as an example. @param products keys that may be granted */
export function emptyList(language: Language, products: readonly string[]): Blob {
  const example = [
    'lin.wei',
    '林薇',
    'lin.wei@example.com',
    '13900000001',
    products.slice(0, 2).join(';'),
    '2027-12-31',
  ];
  const text = [heads[language], example].map((cells) => cells.join(',')).join('\r\n');
  // With the mark a spreadsheet reads it as UTF-8.
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' });
}
