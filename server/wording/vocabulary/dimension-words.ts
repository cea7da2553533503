/** What people call dimensions beside their names. */
export const dimensionWords: Readonly<Record<string, string>> = {
  brand: '品牌|牌子|brand|brands|marque|marques|make|makes',
  manufacturer:
    '厂商|厂家|车企|企业|主机厂|制造商|公司|厂|manufacturer|manufacturers|maker|makers|oem|oems|automaker|automakers|carmaker|carmakers|car makers|car maker|company|companies',
  model: '车型|车系|款车|款车型|热门车型|爆款|model|models|nameplate|nameplates|car model|car models',
  subModel: '子车型|sub-model|sub-models|submodel|submodels|model version',
  segment: '级别|细分市场|车级|车身级别|细分级别|segment|segments|vehicle segment|size class|body segment',
  fuelType:
    '燃料类型|能源类型|动力类型|燃料|动力形式|动力|能源形式|fuel type|fuel types|fuel|fuels|powertrain|powertrains|powertrain type|energy type|drivetrain',
  priceBand:
    '价格段|价位|价格带|价格区间|价位段|价格级别|price band|price bands|price range|price ranges|price segment|price segments|price bracket|price brackets',
  tier: '城市级别|线级|城市线级|城市等级|各线城市|几线城市|city tier|city tiers|tier|tiers',
  area: '大区|区域|地区|片区|region|regions|area|areas',
  province: '省份|省|省市|各省|province|provinces',
  city: '城市|市|city|cities',
  origin: '系别|国别|国系|origin|origins|country of origin|nationality',
  manufacturerType: '厂商类型|企业类型|manufacturer type|ownership type|type of manufacturer',
  originType:
    '国产进口|国产与进口|国产和进口|国产/进口|domestic or imported|domestic and imported|domestic vs imported|domestic versus imported',
  luxuryType: '豪华类型|豪华与非豪华|豪华和非豪华|luxury type|luxury and mainstream|luxury vs mainstream',
  restrictionType: '限行限购类型|限购类型|city restriction|restriction type',
  trim: '款型|配置版本|trim|trims|variant|variants',
  modelYear: '年款|model year|model years',
  rangeBand: '续航区间|续航段|range band|range bands',
  outletKind: '网点类型|门店类型|kind of outlet|outlet type|outlet types',
  mediaChannel: '媒体渠道|渠道|media channel|media channels',
  topic: '话题|topic|topics',
  lender: '金融机构|贷款机构|lender|lenders',
  paymentKind: '付款方式|way of payment|payment method|payment methods',
  carAge: '车龄|age of the car|car age',
  equipmentItem: '装备|装备项|equipment|features',
};

/** What names of members of a dimension may bear behind them in Chinese: 上海市, 江苏省. */
export const nameEndings: Readonly<Record<string, readonly string[]>> = {
  city: ['市'],
  province: ['省', '自治区', '市'],
  area: ['地区', '区域', '大区'],
};

/** What names of areas bear in English: East China. */
export const areaWords: Readonly<Record<string, string>> = {
  north: 'north china|northern china|the north',
  northeast: 'northeast china|northeastern china|the northeast',
  east: 'east china|eastern china|the east',
  central: 'central china',
  south: 'south china|southern china|the south',
  southwest: 'southwest china|southwestern china|the southwest',
  northwest: 'northwest china|northwestern china|the northwest',
};
