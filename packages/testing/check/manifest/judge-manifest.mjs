import { Ajv } from 'ajv';
import { finding } from '../judge/finding.mjs';
import { fieldFaults } from './field-faults.mjs';
import { readLines } from './lines.mjs';

/**
 * What a portal asks of manifests, and what its own products have.
 *
 * @typedef {object} PortalFacts
 * @property {object} schema of a manifest
 * @property {string[]} categories
 * @property {{ id: string, key: string, path: string }[]} products
 * @property {string[]} framePaths addresses that belong to the frame
 */

/** @typedef {import('../judge/finding.mjs').Finding} Finding */

const at = (line) => ({ en: `manifest.json, line ${line}`, zh: `manifest.json 第 ${line} 行` });

const field = (path) => path.join('.');

/** Faults of its shape. */
function judgeShape(value, schema, lineOf) {
  const check = new Ajv({ strict: false, allErrors: true, verbose: true }).compile(schema);
  check(value);
  return fieldFaults(check.errors ?? []).map((fault) => {
    const path = fault.path.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const { en, zh } = at(lineOf(path));
    return finding(
      'manifest-field',
      `${en}: '${field(path) || 'the whole'}' ${fault.en}.`,
      `${zh}：“${field(path) || '整体'}”${fault.zh}。`,
    );
  });
}

/** What only the portal knows: categories, other products, the addresses of the frame. */
function judgePlace(manifest, { categories, products, framePaths }, lineOf) {
  const found = [];
  const add = (path, en, zh, kind = 'manifest-field') => {
    const line = at(lineOf(path));
    found.push(finding(kind, `${line.en}: ${en}`, `${line.zh}：${zh}`));
  };
  if (!categories.includes(manifest.category))
    add(
      ['category'],
      `category must be one of ${categories.join(', ')}.`,
      `category 须为 ${categories.join('、')} 之一。`,
    );
  const isProduct = products.some(({ id, path }) => id === manifest.id && path === manifest.path);
  for (const key of isProduct ? [] : ['id', 'key', 'path']) {
    if (products.some((product) => product[key] === manifest[key]))
      add(
        [key],
        `the ${key} '${manifest[key]}' belongs to another product: choose another one.`,
        `${key} “${manifest[key]}”已属于另一产品：请换一个。`,
        'manifest-taken',
      );
  }
  if (framePaths.includes(manifest.path))
    add(
      ['path'],
      `${manifest.path} is an address of the portal itself: choose another one.`,
      `${manifest.path} 是门户自身的地址：请换一个。`,
      'manifest-taken',
    );
  for (const [place, { path }] of (manifest.menu?.pages ?? []).entries()) {
    if (!path.startsWith(`${manifest.path}/`))
      add(
        ['menu', 'pages', place, 'path'],
        `${path} does not lie below ${manifest.path}.`,
        `${path} 不在 ${manifest.path} 之下。`,
        'manifest-stray',
      );
  }
  return found;
}

/** Files that it names have to be there. */
function judgeFiles({ entry = 'index.js', styles = [], needs = [], integrity = {} }, files, lineOf) {
  const named = [
    [['entry'], entry],
    ...styles.map((file, place) => [['styles', place], file]),
    ...needs.map((file, place) => [['needs', place], file]),
    ...Object.keys(integrity).map((file) => [['integrity', file], file]),
  ];
  return named
    .filter(([, file]) => !files.includes(file))
    .map(([path, file]) => {
      const { en, zh } = at(lineOf(path));
      return finding('manifest-file', `${en}: there is no file ${file} beside it.`, `${zh}：旁边没有文件 ${file}。`);
    });
}

/**
 * Whether the manifest of an area is sound.
 *
 * @param {string | null} text of manifest.json; null where there is none
 * @param {PortalFacts} facts
 * @param {readonly string[] | null} files beside it, by their paths; null where nobody can know them
 * @returns {{ manifest: any, findings: Finding[] }} manifest: null where it cannot be read
 */
export function judgeManifest(text, facts, files) {
  if (text === null) {
    const lacking = finding(
      'manifest-missing',
      'There is no manifest.json: it belongs beside the entry.',
      '没有 manifest.json：它应与入口文件在同一目录。',
    );
    return { manifest: null, findings: [lacking] };
  }
  const { value, broken, lineOf } = readLines(text);
  if (broken) {
    const { en, zh } = at(broken.line);
    const words = finding(
      'manifest-no-json',
      `${en} is no JSON: ${broken.words}.`,
      `${zh}不是 JSON：${broken.words}。`,
    );
    return { manifest: null, findings: [words] };
  }
  const shape = judgeShape(value, facts.schema, lineOf);
  if (shape.length > 0) return { manifest: null, findings: shape };
  const findings = [...judgePlace(value, facts, lineOf), ...(files ? judgeFiles(value, files, lineOf) : [])];
  return { manifest: value, findings };
}
