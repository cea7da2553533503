/** Names of makers, brands and cars as analysts write them: maker, brand, and the models with a line each. Nothing but names. */
export const lineup = `
比亚迪汽车 | BYD Auto > 比亚迪 | BYD
  宋PLUS | Song Plus; 秦PLUS | Qin Plus; 汉 | Han; 唐 | Tang; 元PLUS | Yuan Plus; 海豚 | Dolphin; 海鸥 | Seagull; 海豹 | Seal
比亚迪汽车 | BYD Auto > 腾势 | Denza
  腾势D9 | Denza D9; 腾势N7 | Denza N7
特斯拉中国 | Tesla China > 特斯拉 | Tesla
  Model 3 | Model 3; Model Y | Model Y
理想汽车 | Li Auto Inc > 理想 | Li Auto
  理想L6 | Li L6; 理想L7 | Li L7; 理想L9 | Li L9; 理想MEGA | Li MEGA
蔚来汽车 | NIO Inc > 蔚来 | NIO
  ES6 | ES6; ET5 | ET5
小鹏汽车 | Xpeng Motors > 小鹏 | Xpeng
  小鹏G6 | Xpeng G6; 小鹏MONA M03 | Xpeng MONA M03
小米汽车 | Xiaomi Auto > 小米 | Xiaomi
  小米SU7 | Xiaomi SU7; 小米YU7 | Xiaomi YU7
赛力斯汽车 | Seres Auto > 问界 | AITO
  问界M7 | AITO M7; 问界M9 | AITO M9
吉利汽车 | Geely Auto > 吉利 | Geely
  帝豪 | Emgrand; 星越L | Xingyue L; 缤越 | Binyue
吉利汽车 | Geely Auto > 极氪 | Zeekr
  极氪001 | Zeekr 001; 极氪007 | Zeekr 007
长城汽车 | Great Wall Motor > 哈弗 | Haval
  哈弗H6 | Haval H6; 哈弗大狗 | Haval Big Dog
长城汽车 | Great Wall Motor > 坦克 | Tank
  坦克300 | Tank 300; 坦克500 | Tank 500
奇瑞汽车 | Chery Auto > 奇瑞 | Chery
  瑞虎8 | Tiggo 8; 艾瑞泽8 | Arrizo 8
长安汽车 | Changan Auto > 长安 | Changan
  CS75PLUS | CS75 Plus; 逸动 | Eado
长安汽车 | Changan Auto > 深蓝 | Deepal
  深蓝S7 | Deepal S7
上汽通用五菱 | SAIC-GM-Wuling > 五菱 | Wuling
  宏光MINIEV | Hongguang MINI EV; 缤果 | Bingo
上汽大众 | SAIC Volkswagen > 大众 | Volkswagen
  帕萨特 | Passat; 途观L | Tiguan L; 朗逸 | Lavida
一汽-大众 | FAW-Volkswagen > 大众 | Volkswagen
  迈腾 | Magotan; 速腾 | Sagitar; 探岳 | Tayron
一汽-大众奥迪 | FAW Audi > 奥迪 | Audi
  A6L | A6L; Q5L | Q5L; A4L | A4L
华晨宝马 | BMW Brilliance > 宝马 | BMW
  3系 | 3 Series; 5系 | 5 Series; X3 | X3
北京奔驰 | Beijing Benz > 奔驰 | Mercedes-Benz
  C级 | C-Class; E级 | E-Class; GLC | GLC
广汽丰田 | GAC Toyota > 丰田 | Toyota
  凯美瑞 | Camry; 汉兰达 | Highlander; 赛那 | Sienna
一汽丰田 | FAW Toyota > 丰田 | Toyota
  卡罗拉 | Corolla; RAV4荣放 | RAV4
广汽本田 | GAC Honda > 本田 | Honda
  雅阁 | Accord; 皓影 | Breeze
东风本田 | Dongfeng Honda > 本田 | Honda
  CR-V | CR-V; 思域 | Civic
东风日产 | Dongfeng Nissan > 日产 | Nissan
  轩逸 | Sylphy; 天籁 | Altima
上汽通用 | SAIC-GM > 别克 | Buick
  GL8 | GL8; 君威 | Regal
北京现代 | Beijing Hyundai > 现代 | Hyundai
  伊兰特 | Elantra; 途胜 | Tucson
零跑汽车 | Leapmotor Tech > 零跑 | Leapmotor
  零跑C10 | Leapmotor C10; 零跑C11 | Leapmotor C11
奇瑞新能源 | Chery NEV > 银河 | Galaxy
  银河 | Galaxy; 启源 | Qiyuan
长安启源 | Changan Qiyuan > 启源 | Nevo
  启源A07 | Nevo A07; 星越 | Xingyue
东风汽车 | Dongfeng Motor > 风神 | Aeolus
  星越 | Star Leap
`;
