import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { absolute, type Figure } from '../../bench/figures.ts';
import { type AttackWorld, openAttackWorld } from '../attack-world.ts';
import { leaveConnections, openConnections } from './open-connections.ts';
import { watchServer } from './watch-server.ts';

/** What the server may take for /healthz, in ms, and of memory, in MB. */
const limits = { health: 500, memory: 600 };

/** How long each attack lasts, and how long the server is looked at after it, in ms. */
const [attackTime, afterTime] = [6000, 4000];

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: portal\r\n\r\n`;

const largeFile = { name: 'large.0a1b.js', bytes: 5 * 1024 * 1024 };

/** Each sends a thousand requests for a page without reading one answer, and leaves. */
const pipelined = (connections: number) => async (port: number) => {
  const sockets = await openConnections(port, connections);
  for (const socket of sockets) socket.write(request('/home').repeat(1000));
  await pause(attackTime);
  await leaveConnections(sockets);
};

/** Each takes a large file, some kilobytes at a time. */
async function slowReaders(port: number): Promise<void> {
  const sockets = await openConnections(port, 100);
  for (const socket of sockets) socket.write(request(`/assets/${largeFile.name}`));
  const until = performance.now() + attackTime;
  while (performance.now() < until) {
    for (const socket of sockets) socket.read(4096);
    await pause(100);
  }
  await leaveConnections(sockets);
}

async function idle(port: number): Promise<void> {
  const sockets = await openConnections(port, 3000);
  await pause(attackTime);
  await leaveConnections(sockets);
}

const attacks: [name: string, (port: number) => Promise<void>][] = [
  ['30 x 1,000 requests for a page that nobody reads', pipelined(30)],
  ['45 x 1,000 of them', pipelined(45)],
  ['100 slow readers of 5 MB', slowReaders],
  ['3,000 idle connections', idle],
];

/** Connections that ask more than they read, read slowly, or ask nothing. */
export async function attackByConnections({ progress }: { progress: (text: string) => void }): Promise<Figure[]> {
  const world = await openAttackWorld('small');
  try {
    writeFileSync(join(world.folder, 'dist', 'assets', largeFile.name), Buffer.alloc(largeFile.bytes, 'x'));
    // A server that has just started takes its first pages slowly.
    for (let requests = 0; requests < 30; requests++) await (await fetch(`${world.server.address}/home`)).text();
    const peace = await watchServer(world.server, async () => undefined, afterTime);
    progress(`in peace: /healthz after ${peace.health.toFixed(0)} ms at most, ${peace.memory.toFixed(0)} MB`);
    const figures: Figure[] = [];
    for (const [name, attack] of attacks) figures.push(...(await lead(world, name, attack, progress)));
    return figures;
  } finally {
    await world.close();
  }
}

async function lead(
  { server }: AttackWorld,
  name: string,
  attack: (port: number) => Promise<void>,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const { health, memory } = await watchServer(server, () => attack(Number(new URL(server.address).port)), afterTime);
  progress(`${name}: /healthz after ${health.toFixed(0)} ms at most, ${memory.toFixed(0)} MB`);
  return [
    absolute(`${name}: the longest /healthz`, 'ms', health, limits.health),
    absolute(`${name}: the most memory`, 'MB', memory, limits.memory),
  ];
}
