const zh_CN = {
  citiesTable: '各城市',
  citiesCaption: '有限行或限购的城市；点击上方类型只看该类城市，点击城市查看其政策',
  city: '城市',
  province: '省份',
  restriction: '限行限购类型',
  restrictionPolicies: '生效中的限行限购政策',
  restriction1: '限行限购',
  restriction2: '限行不限购',
  restriction3: '不限行限购',
  restriction4: '不限行不限购',
  cityCount: '%{n} 城',
  citiesBelow: '城市较多，点击后见下表',
};

const en: Record<keyof typeof zh_CN, string> = {
  citiesTable: 'City by city',
  citiesCaption:
    'Cities that restrict traffic or purchases; select a type above to see its cities alone, a city to read its policies',
  city: 'City',
  province: 'Province',
  restriction: 'Restriction type',
  restrictionPolicies: 'Restriction policies in effect',
  restriction1: 'Traffic control and purchase restriction',
  restriction2: 'Traffic control, no purchase restriction',
  restriction3: 'No traffic control, purchase restriction',
  restriction4: 'No traffic control, no purchase restriction',
  cityCount: '%{n} city |||| %{n} cities',
  citiesBelow: 'Select to see them in the table below',
};

/** Words of the cities that restrict traffic or purchases. */
export const cities = { zh_CN, en };
