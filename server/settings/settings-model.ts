import { type Read, readSeconds, readWhole, UnfitValue } from './settings-values.ts';

/** A language model that may read questions in words: any endpoint that speaks the wire of OpenAI's chat completions. */
export interface ModelSettings {
  /** PORTAL_MODEL_URL: its base address without a slash at the end, such as https://models.example.com/v1 */
  url: string;
  /** PORTAL_MODEL_NAME: the model that is asked there, and what people read. */
  name: string;
  /** PORTAL_MODEL_KEY: what is borne; null where none is wanted. */
  key: string | null;
  /** PORTAL_MODEL_SECONDS: how long an answer may take, in milliseconds. */
  time: number;
  /** PORTAL_MODEL_CALLS: how many questions an account may have read a minute. */
  callsAMinute: number;
  /** PORTAL_MODEL_CALLS_OF_ALL: how many all accounts together may, on one node. */
  callsOfAll: number;
}

/** The settings of the model; null where its address is not set: no words leave the portal then. */
export function readModelSettings(read: Read): ModelSettings | null {
  const url = read('PORTAL_MODEL_URL', '', readBase);
  if (!url) return null;
  return {
    url,
    name: read('PORTAL_MODEL_NAME', '', readName),
    key: read('PORTAL_MODEL_KEY', '', readKey),
    time: read('PORTAL_MODEL_SECONDS', '20', readSeconds),
    callsAMinute: read('PORTAL_MODEL_CALLS', '6', readWhole(1, 1000)),
    callsOfAll: read('PORTAL_MODEL_CALLS_OF_ALL', '60', readWhole(1, 100_000)),
  };
}

/** The address is never repeated: it may hold a key. */
function readBase(text: string): string {
  if (!text) return text;
  const isAddress = /^https?:\/\//.test(text) && URL.canParse(text);
  const { username, password, search, hash } = isAddress ? new URL(text) : new URL('http://u@x');
  if (username || password || search || hash) {
    throw new UnfitValue({
      zh_CN: '必须是不含账号、密码和参数的 http 或 https 地址，形如 https://models.example.com/v1',
      en: 'must be an http or https address like https://models.example.com/v1, without a user name, password or query',
    });
  }
  return text.replace(/\/+$/, '');
}

function readName(text: string): string {
  if (/^[\x21-\x7e]{1,100}$/.test(text)) return text;
  throw new UnfitValue({
    zh_CN: '在设置了 PORTAL_MODEL_URL 时必须填写：模型名称，不超过 100 个可见的 ASCII 字符',
    en: 'is required when PORTAL_MODEL_URL is set: the name of the model, of at most 100 visible ASCII characters',
  });
}

/** A key is never repeated. */
function readKey(text: string): string | null {
  if (text === '' || /^[\x21-\x7e]{1,4096}$/.test(text)) return text || null;
  throw new UnfitValue({ zh_CN: '只能含可见的 ASCII 字符', en: 'must have visible ASCII characters only' });
}
