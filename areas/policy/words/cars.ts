const zh_CN = {
  batchesNote: '点击批次可查看其中的车型',
  cars: '公告车型',
  carsNote: '所选时段内列入目录的子车型，数值为各条目的均值；点击行可查看该车型的详情',
  chooseCar: '请选择一款车型',
  chooseCarText: '在筛选栏选择一个子车型，或点击下表中的一行。',
  announcedFigures: '公告参数',
  announcedFiguresNote: '为该车各条目的均值；各产品型号的数值见下表',
  carUnknown: '目录中没有这款车型',
  carUnknownText: '所选时段的批次没有列出该车型，请更换时段或车型。',
  credits: '标准车型积分',
  creditsUnit: '分/辆',
  creditsFormula:
    '按积分并行管理办法 %{from}–%{until} 年度标准计算：纯电续航 R 不足 %{least} 公里为 0 分，%{least} 至 %{rising} 公里为 %{plain} 分，以上为 %{perKilometre} × R + %{base}，上限 %{most} 分；插混与增程为 %{plugIn} 分。未计入能耗与能量密度系数，仅供参考，正式核算以公告附件为准。',
  creditsOpen: '该年度各项系数尚未与办法原文核对。',
  creditsOpenSlope: '其中上限与插混分值已核对，续航系数尚未与办法原文核对。',
  creditsOther: '%{year} 年度的标准尚未收录，此处沿用最近的标准。',
  carEntries: '所在批次',
  carEntriesNote: '近 36 个月或所选时段内的条目，最新的在前',
  carEntriesNone: '没有条目',
};

const en: Record<keyof typeof zh_CN, string> = {
  batchesNote: 'Select a batch to see its cars',
  cars: 'Announced cars',
  carsNote:
    'Sub-models listed in the period, with the mean of their entries; select a row to open the details of a car',
  chooseCar: 'Choose a car',
  chooseCarText: 'Choose one sub-model in the filters, or select a row of the table below.',
  announcedFigures: 'Announced figures',
  announcedFiguresNote: 'Mean of the entries of this car; the table below has those of each product code',
  carUnknown: 'The catalogue does not list this car',
  carUnknownText: 'No batch of the period lists it. Choose other months or another car.',
  credits: 'Standard NEV credits',
  creditsUnit: 'per car',
  creditsFormula:
    'By the standard of the parallel credit measures for %{from} to %{until}: an electric range R below %{least} km makes no credit, from %{least} to %{rising} km it makes %{plain}, above %{perKilometre} × R + %{base}, at most %{most}; PHEV and EREV make %{plugIn}. Factors for energy use and density are left out, so this is an indication; what counts is the annex of the announcement.',
  creditsOpen: 'These factors have not been checked against the text of the measures yet.',
  creditsOpenSlope:
    'The limit and the credits of PHEV are checked; the factors of the range have not been checked against the text yet.',
  creditsOther: 'The standard for %{year} is not on file; this is the nearest one.',
  carEntries: 'Batches it stands in',
  carEntriesNote: 'Entries of the last 36 months or of the period chosen, the newest first',
  carEntriesNone: 'No entries',
};

/** Words of announced cars, their entries and credits. */
export const cars = { zh_CN, en };
