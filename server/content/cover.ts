import { createHash } from 'node:crypto';
import { chanceOf } from '../kernel/random.ts';

/** The two colours of each topic: calm, and readable beside text in light and dark. */
const colours: Record<string, [deep: string, bright: string]> = {
  'new-energy': ['#0b6e5b', '#7fd8b4'],
  market: ['#1f4fe0', '#9db7ff'],
  launch: ['#3a3f9e', '#a9b0ff'],
  price: ['#8a5a12', '#f0c878'],
  technology: ['#234a6d', '#8cc4ee'],
  company: ['#4a4f63', '#b6bdd2'],
  charging: ['#0d6b86', '#86d6ea'],
  export: ['#1d5f73', '#8fd0c8'],
  policy: ['#5b3f86', '#c7b2ee'],
};
const plain: [string, string] = ['#3d4a66', '#aebbd6'];

/** Where the picture of a text is found, whatever its key; the picture follows from the address alone. */
export function coverUrl(topic: string, key: string): string {
  const plainTopic = /^[a-z-]{1,40}$/.test(topic) ? topic : 'other';
  const plainKey = /^[\w-]{1,80}$/.test(key) ? key : createHash('sha256').update(key).digest('hex').slice(0, 16);
  return `/content/covers/${plainTopic}.${plainKey}.svg`;
}

/** The address of a picture: a topic and a key. */
export const coverName = /^([a-z-]{1,40})\.([\w-]{1,80})$/;

/** @returns an abstract picture, 640 x 360: a road of soft bands in the colours of the topic */
export function drawCover(topic: string, key: string): string {
  const chance = chanceOf(`${topic} ${key}`);
  const [deep, bright] = (Object.hasOwn(colours, topic) ? colours[topic] : undefined) ?? plain;
  const round = (value: number) => Math.round(value);
  const bands = [0.2, 0.32, 0.5, 0.85].map((opacity, index) => {
    const base = 150 + index * 55 + chance.whole(-18, 18);
    const [left, right] = [base + chance.whole(-40, 40), base + chance.whole(-60, 60)];
    const [one, two] = [base + chance.whole(-90, 60), base + chance.whole(-60, 90)];
    const curve = `M0 ${left}C${round(chance.between(140, 260))} ${one} ${round(chance.between(380, 500))} ${two} 640 ${right}V360H0Z`;
    return `<path d="${curve}" fill="${index % 2 === 0 ? bright : deep}" opacity="${opacity}"/>`;
  });
  const disc = `<circle cx="${chance.whole(360, 560)}" cy="${chance.whole(60, 150)}" r="${chance.whole(28, 64)}" fill="${bright}" opacity=".55"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" role="presentation"><rect width="640" height="360" fill="${deep}"/>${disc}${bands.join('')}</svg>`;
}
