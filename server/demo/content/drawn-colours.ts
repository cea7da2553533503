import type { Sentence } from '../../kernel/words/sentence.ts';

interface DrawnColour {
  key: string;
  name: Sentence;
  paint: string;
}

const colour = (key: string, zh_CN: string, en: string, paint: string): DrawnColour => ({
  key,
  name: { zh_CN, en },
  paint,
});

/** The colours in which cars of the demonstration are drawn. */
export const drawnColours: readonly DrawnColour[] = [
  colour('pearl-white', '珍珠白', 'Pearl white', '#eef0ee'),
  colour('obsidian-black', '曜石黑', 'Obsidian black', '#1e232b'),
  colour('silver', '银河银', 'Galaxy silver', '#aeb6c1'),
  colour('graphite', '星空灰', 'Graphite grey', '#59626f'),
  colour('ocean-blue', '深海蓝', 'Ocean blue', '#1f4b86'),
  colour('flame-red', '赤焰红', 'Flame red', '#b3242c'),
  colour('pine-green', '松柏绿', 'Pine green', '#33564a'),
  colour('sand', '沙漠金', 'Desert sand', '#c3ae8a'),
  colour('mist-blue', '雾岚青', 'Mist blue', '#7fa6b5'),
  colour('violet', '暮山紫', 'Dusk violet', '#57506f'),
];
