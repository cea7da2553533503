/**
 * What the national code list does not say of a place: its English name, its tier and its restriction type.
 * One entry a city: the digits after the province code, the English name in plain ASCII, tier/restriction type
 * (restriction 4, neither control nor quota, when left out: S3.042 to S3.045). Tiers follow the customary reading of
 * first, new first, second to fifth tier cities; they are a convention of this table, not an official statistic.
 */
export const placeTable: Record<string, { area: string; english: string; cities: string }> = {
  '11': { area: 'north', english: 'Beijing', cities: '01 Beijing 1/1' },
  '12': { area: 'north', english: 'Tianjin', cities: '01 Tianjin new1/1' },
  '13': {
    area: 'north',
    english: 'Hebei',
    cities:
      '01 Shijiazhuang 2/2, 02 Tangshan 3/2, 03 Qinhuangdao 3, 04 Handan 3/2, 05 Xingtai 3/2, 06 Baoding 2/2, 07 Zhangjiakou 4, 08 Chengde 4, 09 Cangzhou 3, 10 Langfang 3/2, 11 Hengshui 4',
  },
  '14': {
    area: 'north',
    english: 'Shanxi',
    cities:
      '01 Taiyuan 2/2, 02 Datong 4, 03 Yangquan 5, 04 Changzhi 4, 05 Jincheng 4, 06 Shuozhou 5, 07 Jinzhong 4, 08 Yuncheng 4, 09 Xinzhou 5, 10 Linfen 4, 11 Lvliang 5',
  },
  '15': {
    area: 'north',
    english: 'Inner Mongolia',
    cities:
      '01 Hohhot 3, 02 Baotou 3, 03 Wuhai 5, 04 Chifeng 4, 05 Tongliao 4, 06 Ordos 3, 07 Hulunbuir 4, 08 Bayannur 5, 09 Ulanqab 5, 22 Hinggan League 5, 25 Xilingol League 5, 29 Alxa League 5',
  },
  '21': {
    area: 'northeast',
    english: 'Liaoning',
    cities:
      '01 Shenyang 2, 02 Dalian 2, 03 Anshan 4, 04 Fushun 4, 05 Benxi 5, 06 Dandong 4, 07 Jinzhou 4, 08 Yingkou 4, 09 Fuxin 5, 10 Liaoyang 5, 11 Panjin 4, 12 Tieling 5, 13 Chaoyang 5, 14 Huludao 4',
  },
  '22': {
    area: 'northeast',
    english: 'Jilin',
    cities:
      '01 Changchun 2/2, 02 Jilin City 3, 03 Siping 5, 04 Liaoyuan 5, 05 Tonghua 5, 06 Baishan 5, 07 Songyuan 5, 08 Baicheng 5, 24 Yanbian 4',
  },
  '23': {
    area: 'northeast',
    english: 'Heilongjiang',
    cities:
      '01 Harbin 2/2, 02 Qiqihar 4, 03 Jixi 5, 04 Hegang 5, 05 Shuangyashan 5, 06 Daqing 3, 07 Yichun (Heilongjiang) 5, 08 Jiamusi 4, 09 Qitaihe 5, 10 Mudanjiang 4, 11 Heihe 5, 12 Suihua 4, 27 Daxinganling 5',
  },
  '31': { area: 'east', english: 'Shanghai', cities: '01 Shanghai 1/1' },
  '32': {
    area: 'east',
    english: 'Jiangsu',
    cities:
      "01 Nanjing new1, 02 Wuxi new1, 03 Xuzhou 2, 04 Changzhou 2, 05 Suzhou (Jiangsu) new1, 06 Nantong 2, 07 Lianyungang 3, 08 Huai'an 3, 09 Yancheng 3, 10 Yangzhou 3, 11 Zhenjiang 3, 12 Taizhou (Jiangsu) 3, 13 Suqian 3",
  },
  '33': {
    area: 'east',
    english: 'Zhejiang',
    cities:
      '01 Hangzhou new1/1, 02 Ningbo new1, 03 Wenzhou 2, 04 Jiaxing 2, 05 Huzhou 3, 06 Shaoxing 2, 07 Jinhua 2, 08 Quzhou 4, 09 Zhoushan 4, 10 Taizhou (Zhejiang) 2, 11 Lishui 4',
  },
  '34': {
    area: 'east',
    english: 'Anhui',
    cities:
      "01 Hefei new1, 02 Wuhu 3, 03 Bengbu 3, 04 Huainan 4, 05 Ma'anshan 3, 06 Huaibei 4, 07 Tongling 4, 08 Anqing 3, 10 Huangshan 4, 11 Chuzhou 3, 12 Fuyang 3, 13 Suzhou (Anhui) 4, 15 Lu'an 4, 16 Bozhou 4, 17 Chizhou 5, 18 Xuancheng 4",
  },
  '35': {
    area: 'east',
    english: 'Fujian',
    cities:
      '01 Fuzhou (Fujian) 2, 02 Xiamen 2, 03 Putian 3, 04 Sanming 4, 05 Quanzhou 2, 06 Zhangzhou 3, 07 Nanping 4, 08 Longyan 4, 09 Ningde 3',
  },
  '36': {
    area: 'east',
    english: 'Jiangxi',
    cities:
      "01 Nanchang 2/2, 02 Jingdezhen 4, 03 Pingxiang 4, 04 Jiujiang 3, 05 Xinyu 5, 06 Yingtan 5, 07 Ganzhou 3, 08 Ji'an 4, 09 Yichun (Jiangxi) 4, 10 Fuzhou (Jiangxi) 4, 11 Shangrao 3",
  },
  '37': {
    area: 'east',
    english: 'Shandong',
    cities:
      "01 Jinan 2/2, 02 Qingdao new1, 03 Zibo 3, 04 Zaozhuang 4, 05 Dongying 3, 06 Yantai 2, 07 Weifang 2, 08 Jining 3, 09 Tai'an 3, 10 Weihai 3, 11 Rizhao 4, 13 Linyi 2, 14 Dezhou 4, 15 Liaocheng 4, 16 Binzhou 4, 17 Heze 3",
  },
  '41': {
    area: 'central',
    english: 'Henan',
    cities:
      '01 Zhengzhou new1/2, 02 Kaifeng 4, 03 Luoyang 3, 04 Pingdingshan 4, 05 Anyang 4, 06 Hebi 5, 07 Xinxiang 3, 08 Jiaozuo 4, 09 Puyang 4, 10 Xuchang 4, 11 Luohe 4, 12 Sanmenxia 5, 13 Nanyang 3, 14 Shangqiu 3, 15 Xinyang 3, 16 Zhoukou 4, 17 Zhumadian 4, 9001 Jiyuan 5',
  },
  '42': {
    area: 'central',
    english: 'Hubei',
    cities:
      '01 Wuhan new1/2, 02 Huangshi 4, 03 Shiyan 4, 05 Yichang 3, 06 Xiangyang 3, 07 Ezhou 5, 08 Jingmen 4, 09 Xiaogan 4, 10 Jingzhou 3, 11 Huanggang 4, 12 Xianning 4, 13 Suizhou 5, 28 Enshi 4, 9004 Xiantao 5, 9005 Qianjiang 5, 9006 Tianmen 5, 9021 Shennongjia 5',
  },
  '43': {
    area: 'central',
    english: 'Hunan',
    cities:
      '01 Changsha new1, 02 Zhuzhou 3, 03 Xiangtan 3, 04 Hengyang 3, 05 Shaoyang 4, 06 Yueyang 3, 07 Changde 3, 08 Zhangjiajie 5, 09 Yiyang 4, 10 Chenzhou 4, 11 Yongzhou 4, 12 Huaihua 4, 13 Loudi 4, 31 Xiangxi 5',
  },
  '44': {
    area: 'south',
    english: 'Guangdong',
    cities:
      '01 Guangzhou 1/1, 02 Shaoguan 4, 03 Shenzhen 1/1, 04 Zhuhai 2, 05 Shantou 3, 06 Foshan 2, 07 Jiangmen 3, 08 Zhanjiang 3, 09 Maoming 4, 12 Zhaoqing 3, 13 Huizhou 2, 14 Meizhou 4, 15 Shanwei 4, 16 Heyuan 4, 17 Yangjiang 4, 18 Qingyuan 3, 19 Dongguan new1, 20 Zhongshan 2, 51 Chaozhou 3, 52 Jieyang 3, 53 Yunfu 5',
  },
  '45': {
    area: 'south',
    english: 'Guangxi',
    cities:
      '01 Nanning 2/2, 02 Liuzhou 3, 03 Guilin 3, 04 Wuzhou 4, 05 Beihai 4, 06 Fangchenggang 5, 07 Qinzhou 4, 08 Guigang 4, 09 Yulin (Guangxi) 4, 10 Baise 4, 11 Hezhou 5, 12 Hechi 5, 13 Laibin 5, 14 Chongzuo 5',
  },
  '46': {
    area: 'south',
    english: 'Hainan',
    cities:
      "01 Haikou 3/3, 02 Sanya 3/3, 03 Sansha 5/3, 04 Danzhou 5/3, 9001 Wuzhishan 5/3, 9002 Qionghai 5/3, 9005 Wenchang 5/3, 9006 Wanning 5/3, 9007 Dongfang 5/3, 9021 Ding'an 5/3, 9022 Tunchang 5/3, 9023 Chengmai 5/3, 9024 Lingao 5/3, 9025 Baisha 5/3, 9026 Changjiang 5/3, 9027 Ledong 5/3, 9028 Lingshui 5/3, 9029 Baoting 5/3, 9030 Qiongzhong 5/3",
  },
  '50': { area: 'southwest', english: 'Chongqing', cities: '01 Chongqing new1/2' },
  '51': {
    area: 'southwest',
    english: 'Sichuan',
    cities:
      "01 Chengdu new1/2, 03 Zigong 4, 04 Panzhihua 5, 05 Luzhou 4, 06 Deyang 3, 07 Mianyang 3, 08 Guangyuan 5, 09 Suining 4, 10 Neijiang 4, 11 Leshan 4, 13 Nanchong 3, 14 Meishan 4, 15 Yibin 3, 16 Guang'an 5, 17 Dazhou 4, 18 Ya'an 5, 19 Bazhong 5, 20 Ziyang 5, 32 Aba 5, 33 Garze 5, 34 Liangshan 4",
  },
  '52': {
    area: 'southwest',
    english: 'Guizhou',
    cities:
      '01 Guiyang 2/2, 02 Liupanshui 5, 03 Zunyi 3, 04 Anshun 5, 05 Bijie 4, 06 Tongren 4, 23 Qianxinan 5, 26 Qiandongnan 4, 27 Qiannan 4',
  },
  '53': {
    area: 'southwest',
    english: 'Yunnan',
    cities:
      "01 Kunming 2, 03 Qujing 4, 04 Yuxi 4, 05 Baoshan 5, 06 Zhaotong 5, 07 Lijiang 5, 08 Pu'er 5, 09 Lincang 5, 23 Chuxiong 5, 25 Honghe 4, 26 Wenshan 5, 28 Xishuangbanna 5, 29 Dali 4, 31 Dehong 5, 33 Nujiang 5, 34 Diqing 5",
  },
  '54': {
    area: 'southwest',
    english: 'Tibet',
    cities: '01 Lhasa 4, 02 Shigatse 5, 03 Chamdo 5, 04 Nyingchi 5, 05 Shannan 5, 06 Nagqu 5, 25 Ngari 5',
  },
  '61': {
    area: 'northwest',
    english: 'Shaanxi',
    cities:
      "01 Xi'an new1/2, 02 Tongchuan 5, 03 Baoji 4, 04 Xianyang 3, 05 Weinan 4, 06 Yan'an 5, 07 Hanzhong 4, 08 Yulin (Shaanxi) 4, 09 Ankang 5, 10 Shangluo 5",
  },
  '62': {
    area: 'northwest',
    english: 'Gansu',
    cities:
      '01 Lanzhou 2/2, 02 Jiayuguan 5, 03 Jinchang 5, 04 Baiyin 5, 05 Tianshui 4, 06 Wuwei 5, 07 Zhangye 5, 08 Pingliang 5, 09 Jiuquan 5, 10 Qingyang 5, 11 Dingxi 5, 12 Longnan 5, 29 Linxia 5, 30 Gannan 5',
  },
  '63': {
    area: 'northwest',
    english: 'Qinghai',
    cities:
      '01 Xining 3, 02 Haidong 5, 22 Haibei 5, 23 Huangnan 5, 25 Hainan Prefecture 5, 26 Golog 5, 27 Yushu 5, 28 Haixi 5',
  },
  '64': {
    area: 'northwest',
    english: 'Ningxia',
    cities: '01 Yinchuan 3, 02 Shizuishan 5, 03 Wuzhong 5, 04 Guyuan 5, 05 Zhongwei 5',
  },
  '65': {
    area: 'northwest',
    english: 'Xinjiang',
    cities:
      '01 Urumqi 3, 02 Karamay 5, 04 Turpan 5, 05 Hami 5, 23 Changji 4, 27 Bortala 5, 28 Bayingolin 4, 29 Aksu 4, 30 Kizilsu 5, 31 Kashgar 4, 32 Hotan 5, 40 Ili 4, 42 Tacheng 5, 43 Altay 5, 9001 Shihezi 5, 9002 Aral 5, 9003 Tumxuk 5, 9004 Wujiaqu 5, 9005 Beitun 5, 9006 Tiemenguan 5, 9007 Shuanghe 5, 9008 Kokdala 5, 9009 Kunyu 5, 9010 Huyanghe 5, 9011 Xinxing 5, 9012 Baiyang 5',
  },
};
