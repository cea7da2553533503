import { createPhrases } from '@portal/shell';

export const paperPhrases = createPhrases({
  zh_CN: {
    print: '打印',
    page: '一页（A4 纵向）',
    slide: '一张幻灯片（16:9）',
    whole: '全部内容（多页）',
    note: '一页与幻灯片只印主要数据、第一张图和能放下的行，并注明未印部分',
    left: '未打印：%{what}。完整内容见 %{link}',
    complete: '在线查看：%{link}',
    rows: '表中另外 %{n} 行',
    columns: '表中另外 %{n} 列',
    cards: '卡片%{names}',
    below: '图下的说明',
  },
  en: {
    print: 'Print',
    page: 'One page (A4 portrait)',
    slide: 'One slide (16:9)',
    whole: 'Everything (several pages)',
    note: 'A page and a slide hold the key figures, the first chart and as many rows as fit, and say what is not on them',
    left: 'Not printed: %{what}. All of it: %{link}',
    complete: 'Online: %{link}',
    rows: 'further rows of the table (%{n})',
    columns: 'further columns of the table (%{n})',
    cards: 'the cards %{names}',
    below: 'the notes below the chart',
  },
});
