import { createPhrases } from '@portal/shell';

/** The words of equipment side by side. */
export const phrases = createPhrases({
  zh_CN: {
    item: '配置项',
    standard: '标配',
    optional: '选装',
    none: '无',
    unknown: '未知',
    legend: '● 标配 · ○ 选装（选装价） · – 无 · 空白：未知 · ≠ 与基准不同',
    yuan: '%{n} 元',
    differs: '与基准不同',
    alike: '%{n} 项相同',
    jump: '跳转到类别',
    nothing: '没有符合条件的配置项',
    base: '基准',
    against: '比基准',
    againstText: '多 %{more} · 少 %{less} · 不同 %{other}',
    comma: '、',
  },
  en: {
    item: 'Item',
    standard: 'Standard',
    optional: 'Optional',
    none: 'Not available',
    unknown: 'Unknown',
    legend: '● standard · ○ optional (its price) · – not available · blank: unknown · ≠ differs from the base',
    yuan: '%{n} yuan',
    differs: 'differs from the base',
    alike: '%{n} alike',
    jump: 'Jump to a category',
    nothing: 'No item fits',
    base: 'Base',
    against: 'Against the base',
    againstText: '%{more} more · %{less} fewer · %{other} differ',
    comma: ', ',
  },
});
