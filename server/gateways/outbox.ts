import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../kernel/files/write-whole.ts';
import type { MailParts, Message } from './gateways.ts';

/** What a file of the outbox holds, as JSON. */
export interface OutboxMessage extends Pick<Message, 'channel' | 'kind' | 'to' | 'subject' | 'text'> {
  /** When it was written: 2026-11-21T14:45:01.123Z */
  at: string;
  /** Of a mail that is more than a text; the content of its files in base64. */
  mail?: {
    html: string;
    headers: Record<string, string>;
    attachments: { name: string; type: string; cid?: string; base64: string }[];
  };
}

/** How long a file stays, in milliseconds. */
export const outboxLife = 7 * 24 * 60 * 60 * 1000;

/** How often old files are looked for, in milliseconds. */
const sweepEvery = 60 * 60 * 1000;

/** The beginning of a name is the instant it was written at, so that names sort by time. */
const ownName = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-\d{6}-[0-9a-f]{6}\.(json(\.[0-9a-f]{8}\.tmp)?|tmp)$/;

/**
 * A folder that takes messages instead of a gateway, one file each. They hold codes and contacts, so that only the
 * user of the server reads them.
 * @param clock the present instant in milliseconds since 1970.
 */
export function openOutbox(folder: string, clock: () => number = Date.now): { write(message: Message): Promise<void> } {
  let count = 0;
  let sweptAt = Number.NEGATIVE_INFINITY;
  return {
    async write({ channel, kind, to, subject, text, mail }) {
      const now = clock();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (now - sweptAt >= sweepEvery) {
        sweptAt = now;
        await chmod(folder, 0o700);
        await sweep(folder, now);
      }
      const at = new Date(now).toISOString();
      count = (count + 1) % 1_000_000;
      const name = `${at.replace(/[-:.]/g, '')}-${String(count).padStart(6, '0')}-${randomBytes(3).toString('hex')}`;
      const content: OutboxMessage = { at, channel, kind, to, subject, text, ...(mail ? { mail: written(mail) } : {}) };
      // Whoever reads the folder finds whole messages only.
      await writeWhole(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    },
  };
}

const written = ({ html, headers, attachments }: MailParts): OutboxMessage['mail'] => ({
  html,
  headers,
  attachments: attachments.map(({ name, type, content, cid }) => ({
    name,
    type,
    ...(cid !== undefined && { cid }),
    base64: content.toString('base64'),
  })),
});

/** Removes the outbox's own files that are older than their life, also those a crash has left unfinished. */
async function sweep(folder: string, now: number): Promise<void> {
  const old = (await readdir(folder)).filter((name) => {
    const writtenAt = instantOf(name);
    return writtenAt !== null && now - writtenAt > outboxLife;
  });
  for (const name of old) await rm(join(folder, name), { force: true });
}

function instantOf(name: string): number | null {
  const found = ownName.exec(name);
  if (!found) return null;
  const [, year, month, day, hour, minute, second, ms] = found;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`);
}
