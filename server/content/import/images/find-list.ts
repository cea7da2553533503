import { readdir, realpath, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { refuseFile } from '../../../importer/index.ts';

const endings = ['.csv', '.xlsx', '.json', '.jsonl', '.ndjson', '.parquet'];

/** A folder with pictures, and the list that says what they show. */
export interface PictureFolder {
  folder: string;
  list: string;
}

/**
 * Finds the one list in a folder of pictures.
 * @throws Refusal when there is no such folder, or it has no list, or several
 * @param named what the folder is called where its place is nothing to be told
 */
export async function findList(path: string, named = path): Promise<PictureFolder> {
  const folder = await realpath(path).catch(() => null);
  if (folder === null || !(await stat(folder)).isDirectory()) {
    throw refuseFile(
      'content.no-folder',
      `找不到文件夹 ${named}；图片须与清单放在同一文件夹中导入。`,
      `Folder ${named} not found; pictures are imported as a folder that holds them and their list.`,
    );
  }
  const lists = (await readdir(folder)).filter((name) => endings.includes(extname(name).toLowerCase())).sort();
  const [list, other] = lists;
  if (list === undefined) {
    throw refuseFile(
      'content.no-list',
      `文件夹 ${named} 中没有清单；请放入一个 .csv、.xlsx 或 .json 清单，每张图片一行。`,
      `Folder ${named} has no list; put a .csv, .xlsx or .json list there, with a row for each picture.`,
    );
  }
  if (other !== undefined) {
    throw refuseFile(
      'content.several-lists',
      `文件夹 ${named} 中有多个清单：${lists.join('、')}；请只保留一个。`,
      `Folder ${named} has several lists: ${lists.join(', ')}; keep one.`,
    );
  }
  return { folder, list: join(folder, list) };
}
