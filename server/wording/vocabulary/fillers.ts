/** Words that carry nothing by themselves: politeness, what links other words, and what every question is about. */
export const fillers: readonly string[] = [
  ...`的 了 呢 吗 嘛 啊 吧 呀 请 请问 请帮我 帮我 帮忙 帮 麻烦 给我 给出 我想 我要 我 想 想要 要 需要 看 看看 看一下 看下 查下 问下 两家 三家 四家 查 查查 查一下 查询 一下 知道 了解 了解一下
  告诉我 告诉 分析 分析一下 统计 是 是多少 为多少 多少 有多少 多少辆 多少台 多少万辆 多少钱 多少元 怎么样 怎样 如何 情况 状况 数据 数字 数值 表现 结果 在 于 里 中 内 中的 里的 内的 里面 之间 之中
  它 它们 他们 一共 共 总共 合计 总 总的 总量 总体 整体 整个 全国 全国范围 全部 所有 市场 车市 市场上 大盘 行业 全行业 国内 国内市场 中国 中国市场 汽车 汽车市场 车 车子 新车 乘用车 乘用车市场 轿 辆 台
  列出 列一下 列 展示 显示 画 画出 画个 画一下 图 图表 表 折线图 柱状图 做 做个 出 出个 按照 为 有 达到 各自 分别 具体 大概 目前 现在 当前 哪 哪个 哪些 哪款 哪几个 哪几款 哪家 哪几家 什么 谁 把 将 对 这 这些 那 那么
  方面 领域 期间 数量 数 时间 时候 这几个 几个 几款 两个 三个 两款 三款 两者 三者 相对 关于 及其 其中 就 都 又 还 也 用 从 以 等 等等 情形 水平 一个 一张 一份`.split(
    /\s+/,
  ),
  ...`what|what's|whats|what is|what was|what were|what are|is|are|was|were|be|been|the|a|an|of|in|for|at|on|to|from|how|how's|how many|how many cars|how much|many|much|did|do|does|done|show|shows|show me|me|give|give me|list|please|pls|i|i'd|i want|want|would|like|need|see|look|look at|tell|us|can|you|could|get|find|check|pull|let|let's|know|about|with|between|among|across|over|during|within|all|total|overall|whole|entire|altogether|national|nationally|nationwide|china|china's|in china|chinese market|the chinese market|market|the market|markets|industry|car|cars|auto|autos|automotive|vehicle|vehicles|passenger|passenger car|passenger cars|passenger vehicles|unit|units|it|its|it's|their|they|them|that|this|these|those|which|who|whose|where|has|have|had|there|data|figure|figures|number|numbers|number of|stats|statistics|respectively|respective|doing|go|going|went|performed|performance|perform|develop|developed|so|just|table|chart|plot|graph|draw|hi|hello|hey|also|as|well|we|our|my|sold in|level|value|values|terms|in terms of|both|one|ones|any|come|comes|came|stand|stands|out|your|s`.split(
    '|',
  ),
];

/** What puts names side by side. */
export const conjunctions: readonly string[] = [
  ...'和 与 及 以及 跟 同 或 或者 还有 对比 比较 相比 比 相较 与其 对'.split(' '),
  ...'and|or|vs|vs.|versus|against|compared to|compared with|compare|comparison|comparing|as well as|than|relative to'.split(
    '|',
  ),
];

/** What leaves out the names that follow. */
export const exclusions: readonly string[] = [
  ...'不含 不包括 不包含 除了 除去 除 剔除 排除 去掉 扣除'.split(' '),
  ...'excluding|without|except|except for|other than|not including|ex|leaving out|apart from'.split('|'),
];

/** What ends a list of names that are left out; where none is open, it leaves out the names before it. */
export const afterExclusion: readonly string[] = ['以外', '之外', '外', '后', '以后', '之后', '除外'];

/** Words for the whole market, which say nothing by themselves. */
export const wholes = new Set(
  '市场|车市|市场上|大盘|行业|全行业|总量|总体|整体|全国|国内市场|中国市场|汽车市场|乘用车市场|market|the market|markets|the markets|industry|total|overall|chinese market|the chinese market'.split(
    '|',
  ),
);

/** What is asked and not answered: how many there are. */
export const beyond: readonly RegExp[] = [
  /(?:有)?(?:多少|几)(?:个|款|家|种)(?!月|季|年)/uy,
  /(?:增长|上涨|上升|下降|下滑|下跌|减少|增加)的(?=品牌|车型|车系|厂商|厂家|车企|城市|省|级别|细分|车|suv|mpv|轿车|新能源|纯电|插混|增程|产品|豪华|合资|自主|[德日美韩]系)/uy,
  /(?:growing|declining|falling|shrinking|rising) (?=brands?|models?|makers?|manufacturers?|segments?|cities|provinces)/uy,
  /that (?:grew|grown|increased|rose|fell|declined|dropped) ?(?=$|[?.]|in |this |last |from |since )/uy,
  /(?:at (?:least|most)|no (?:more|less|fewer) than)(?![a-z])/uy,
  /how many (?:different |separate )?(?:brands?|models?|sub-?models?|manufacturers?|makers?|oems?|cities|provinces|segments?|trims?)(?![a-z])/uy,
];
