import type { Language } from '@portal/contract';
import type { Command, OptionName } from '../../administration/index.ts';
import { alignTable, commands, optionHelp } from '../../administration/index.ts';

const words = {
  title: { zh_CN: '账号管理', en: 'Account management' },
  each: {
    zh_CN:
      '每个命令的选项：npm run account -- <命令> --help。选项 --language zh_CN | en；会作更改的命令还需 --by <用户名>。',
    en: 'Options of a command: npm run account -- <command> --help. Option for all: --language en | zh_CN; --by <user name> for those that change something.',
  },
  place: {
    zh_CN: '门户由 PORTAL_DATA 或 PORTAL_DATABASE_URL 指定，可在其运行时使用。退出码：0 完成，1 被拒绝，2 命令有误。',
    en: 'PORTAL_DATA or PORTAL_DATABASE_URL sets the portal, which may be running. Exit codes: 0 done, 1 refused, 2 invalid command.',
  },
} satisfies Record<string, Record<Language, string>>;

/** All commands in a line each. */
export function helpOfAll(language: Language): string {
  const lines = Object.entries(commands).map(([name, { usage, means }]) => [
    `${name} ${usage}`.trim(),
    means[language],
  ]);
  const [head = [], ...rest] = lines.map(([call = '', means = '']) => [`  npm run account -- ${call}`, means]);
  return [words.title[language], alignTable(head, rest), words.each[language], words.place[language]].join('\n');
}

/** One command with its options. */
export function helpOf(name: string, command: Command, language: Language): string {
  const { usage, means } = command;
  const call = `npm run account -- ${`${name} ${usage}`.trim()}`;
  const lines = optionsOf(command).map((option) => {
    const { value, means: text } = optionHelp[option];
    return [`  --${option}${value && ` <${value}>`}`, text[language]];
  });
  const [head, ...rest] = lines;
  return [call, `  ${means[language]}`, ...(head ? [alignTable(head, rest)] : [])].join('\n');
}

/** The options of a command: one that changes something says who runs it. */
export const optionsOf = ({ options, reads }: Command): OptionName[] => (reads ? [...options] : [...options, 'by']);
