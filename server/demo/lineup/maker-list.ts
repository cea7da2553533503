/**
 * The makers and brands of the demonstration market. All are invented; their figures are made by code and belong to
 * no real company.
 *
 * A line that begins with > is a maker: Chinese name | English name. The lines below it are its brands:
 * Chinese | English | luxury + or - | origin | kind | strength | models | naming | from | to
 * - kind: T combustion first, plug-ins later; C joint venture with hybrids; P plug-in and electric; E electric;
 *   R range extenders; V vans and small electric cars; I imported
 * - strength: the weight of the brand among its rivals, about thousands of cars in a good month
 * - naming: w Chinese words, f foreign words, capitals = letter and number
 * - from, to: years in which the brand comes and goes; empty = there all the time
 */
export const independents = `
> 北辰汽车 | Beichen Auto
北辰 | Beichen | - | chinese | P | 235 | 12 | w
腾曜 | Tengyao | + | chinese | P | 12 | 4 | D | 2022
望野 | Wangye | - | chinese | P | 9 | 3 | W | 2023
凌仰 | Lingyang | + | chinese | P | 1.2 | 3 | U | 2023
> 海岳汽车 | Haiyue Auto
海岳 | Haiyue | - | chinese | T | 105 | 9 | w
星泽 | Xingze | - | chinese | P | 68 | 6 | L | 2023
极昼 | Jizhou | + | chinese | E | 18 | 5 | J | 2021
联珂 | Lianke | - | chinese | T | 22 | 5 | N
> 云川汽车 | Yunchuan Motor
云川 | Yunchuan | - | chinese | T | 108 | 9 | w
云启 | Yunqi | - | chinese | P | 26 | 4 | Q | 2023
澈蓝 | Chelan | - | chinese | R | 24 | 4 | S | 2022
岚迹 | Lanji | + | chinese | R | 8 | 4 | A | 2022
> 金梧汽车 | Jinwu Auto
金梧 | Jinwu | - | chinese | T | 98 | 9 | w
驰野 | Chiye | - | chinese | T | 30 | 5 | X
凌霄 | Lingxiao | + | chinese | T | 9 | 4 | M | 2020
方舟酷 | Fangku | - | chinese | P | 6 | 2 | K | 2024
> 铁山汽车 | Tieshan Motor
铁山 | Tieshan | - | chinese | T | 66 | 7 | H
玄甲 | Xuanjia | - | chinese | T | 17 | 4 | T
漫猫 | Manmao | - | chinese | E | 9 | 4 | w
崴峰 | Weifeng | + | chinese | T | 6 | 3 | V
> 南岭汽车 | Nanling Auto
南岭 | Nanling | - | chinese | T | 38 | 7 | G
萤川 | Yingchuan | - | chinese | E | 34 | 5 | Y | 2019
皓域 | Haoyu | + | chinese | E | 1.6 | 3 | H | 2023
> 申浦汽车 | Shenpu Motor
申浦 | Shenpu | - | chinese | T | 36 | 6 | w
明舟 | Mingzhou | - | chinese | T | 19 | 5 | Z
智澜 | Zhilan | + | chinese | E | 6 | 4 | L | 2022
大途 | Datu | - | chinese | V | 7 | 3 | D
> 桂湖汽车 | Guihu Auto
桂湖 | Guihu | - | chinese | V | 74 | 7 | w
小满 | Xiaoman | - | chinese | V | 16 | 4 | E
> 红旌汽车 | Hongjing Auto
红旌 | Hongjing | + | chinese | T | 31 | 7 | H
骏途 | Juntu | - | chinese | T | 10 | 4 | B
> 楚东汽车 | Chudong Motor
楚东 | Chudong | - | chinese | T | 16 | 5 | w
岚栖 | Lanqi | + | chinese | R | 10 | 4 | F | 2021
川纳 | Chuanna | - | chinese | E | 14 | 3 | N | 2024
> 燕北汽车 | Yanbei Motor
燕北 | Yanbei | - | chinese | T | 11 | 4 | w
极羚 | Jiling | - | chinese | E | 15 | 5 | T | 2020
> 淮川汽车 | Huaichuan Auto
淮川 | Huaichuan | - | chinese | T | 14 | 5 | w
尊岳 | Zunyue | + | chinese | R | 5 | 2 | S | 2025
> 赛川汽车 | Saichuan Auto
赛川 | Saichuan | - | chinese | V | 9 | 3 | w
问途 | Wentu | + | chinese | R | 34 | 5 | M | 2022
> 砺行汽车 | Lixing Auto
砺行 | Lixing | + | chinese | R | 44 | 6 | L | 2019
> 拓蓝汽车 | Tuolan Auto
拓蓝 | Tuolan | + | chinese | E | 20 | 7 | E
乐汀 | Leting | - | chinese | E | 8 | 2 | T | 2024
> 鹏河汽车 | Penghe Motor
鹏河 | Penghe | - | chinese | E | 28 | 7 | P
> 灵动汽车 | Lingdong Auto
灵动 | Lingdong | - | chinese | R | 38 | 6 | C | 2020
> 米洲汽车 | Mizhou Auto
米洲 | Mizhou | + | chinese | E | 32 | 2 | S | 2024
> 纳真汽车 | Nazhen Auto
纳真 | Nazhen | - | chinese | E | 12 | 4 | U | 2019 | 2024
> 星谷汽车 | Xinggu Auto
星谷 | Xinggu | - | chinese | E | 3 | 2 | W | 2019 | 2022
> 远行汽车 | Yuanxing Auto
远行 | Yuanxing | + | chinese | E | 1.2 | 2 | Y | 2021 | 2024
> 海蓬汽车 | Haipeng Auto
海蓬 | Haipeng | - | chinese | T | 4 | 4 | w
> 东峦汽车 | Dongluan Motor
东峦 | Dongluan | - | chinese | T | 3 | 3 | w
> 凯澜汽车 | Kailan Auto
凯澜 | Kailan | - | chinese | T | 5 | 3 | K
开拓者 | Kaituo | - | chinese | V | 5 | 2 | J
> 众恒汽车 | Zhongheng Auto
众恒 | Zhongheng | - | chinese | T | 4 | 3 | T | | 2021
> 力天汽车 | Litian Auto
力天 | Litian | - | chinese | T | 2 | 2 | w | | 2020
> 瀚星汽车 | Hanxing Auto
瀚星 | Hanxing | - | chinese | T | 2 | 2 | X | | 2021
> 野牧汽车 | Yemu Auto
野牧 | Yemu | - | chinese | T | 1.4 | 2 | w
> 瑞原汽车 | Ruiyuan Auto
瑞原 | Ruiyuan | - | chinese | V | 6 | 3 | R
> 新朔汽车 | Xinshuo Auto
新朔 | Xinshuo | - | chinese | V | 4 | 2 | w
> 雷驰汽车 | Leichi Auto
雷驰 | Leichi | - | chinese | V | 4 | 2 | D | | 2023
> 光屿汽车 | Guangyu Auto
光屿 | Guangyu | - | chinese | E | 3 | 2 | G | 2023
> 极屿汽车 | Jiyu Auto
极屿 | Jiyu | + | chinese | E | 2 | 2 | J | 2022 | 2024
> 华晟汽车 | Huasheng Auto
华晟 | Huasheng | - | chinese | T | 3 | 2 | H
晟途 | Shengtu | - | chinese | V | 2 | 2 | w
> 苏东汽车 | Sudong Auto
苏东 | Sudong | - | chinese | T | 2 | 2 | w
> 江澄汽车 | Jiangcheng Auto
江澄 | Jiangcheng | - | chinese | E | 2 | 2 | C | 2020 | 2023
> 博翼汽车 | Boyi Auto
博翼 | Boyi | - | chinese | E | 1.5 | 2 | B | 2019 | 2022
> 天朔汽车 | Tianshuo Auto
天朔 | Tianshuo | - | chinese | E | 1.2 | 2 | M | 2019 | 2023
> 浙湾汽车 | Zhewan Auto
浙湾 | Zhewan | - | chinese | V | 3 | 2 | w
> 闽江汽车 | Minjiang Auto
闽江 | Minjiang | - | chinese | V | 2 | 2 | K
`;

export const jointVentures = `
> 申浦莱瑙 | Shenpu Rheinau
莱瑙 | Rheinau | - | german | C | 108 | 9 | f
韦瑟 | Weser | - | german | C | 12 | 4 | f
> 红旌施泰因 | Hongjing Steinfurt
施泰因 | Steinfurt | - | german | C | 110 | 9 | f
耶格 | Jagerau | - | german | C | 11 | 3 | V | 2019
> 红旌法尔肯 | Hongjing Falkenau
法尔肯 | Falkenau | + | german | C | 50 | 7 | F
> 燕北伊萨 | Yanbei Isarwerk
伊萨 | Isarwerk | + | german | C | 54 | 6 | I
> 华晟施特恩 | Huasheng Sternau
施特恩 | Sternau | + | german | C | 53 | 6 | S
皮珂 | Picco | + | european | E | 2 | 2 | P | 2022
> 淮川韦勒 | Huaichuan Welle
韦勒 | Welle | - | german | E | 3 | 2 | W | 2023
> 南岭瑞木 | Nanling Mizuki
瑞木 | Mizuki | - | japanese | C | 62 | 6 | f
> 楚东风见 | Chudong Kazami
风见 | Kazami | - | japanese | C | 60 | 7 | f
澄雅 | Sumiga | + | japanese | C | 2 | 2 | Q | | 2025
> 红旌高尾 | Hongjing Takao
高尾 | Takao | - | japanese | C | 70 | 7 | f
> 南岭千曲 | Nanling Chikuma
千曲 | Chikuma | - | japanese | C | 72 | 7 | f
> 楚东朝雾 | Chudong Asagiri
朝雾 | Asagiri | - | japanese | C | 84 | 6 | f
启澄 | Qicheng | - | chinese | C | 8 | 3 | D
> 云川真弓 | Yunchuan Mayumi
真弓 | Mayumi | - | japanese | C | 9 | 3 | C
> 铃见汽车 | Suzumi Auto
铃见 | Suzumi | - | japanese | C | 3 | 2 | f | | 2021
> 申浦斯坦顿 | Shenpu Stanton
斯坦顿 | Stanton | - | american | C | 58 | 6 | f
惠特莫 | Whitmore | + | american | C | 17 | 5 | T
瑞奇威 | Ridgeway | - | american | C | 22 | 5 | f
> 云川莱克兰 | Yunchuan Lakeland
莱克兰 | Lakeland | - | american | C | 24 | 6 | f
林登 | Lynden | + | american | C | 6 | 3 | L
> 燕北娜莱 | Yanbei Narae
娜莱 | Narae | - | korean | C | 34 | 6 | f
> 苏东海努 | Sudong Haneul
海努 | Haneul | - | korean | C | 19 | 5 | K
> 楚东璐美 | Chudong Lumelle
璐美 | Lumelle | - | european | C | 8 | 3 | f
贝朗 | Belange | - | european | C | 6 | 3 | C
> 海岳诺德兰 | Haiyue Nordlund
诺德兰 | Nordlund | + | european | C | 14 | 5 | X
泊海 | Polhav | + | european | E | 1 | 2 | P | 2020
> 金梧艾什康 | Jinwu Ashcombe
艾什康 | Ashcombe | + | european | C | 8 | 4 | R
> 捷诺汽车 | Jenauto
捷诺 | Jeno | - | american | C | 4 | 3 | G | | 2022
`;

/**
 * Second makers of a brand, as joint ventures have them: Chinese name | English name | the brand. They build every
 * other model of it.
 */
export const partners = `
红旌莱瑙 | Hongjing Rheinau | Rheinau
南岭高尾 | Nanling Takao | Takao
楚东千曲 | Chudong Chikuma | Chikuma
申浦法尔肯 | Shenpu Falkenau | Falkenau
淮川斯坦顿 | Huaichuan Stanton | Stanton
`;

export const foreigners = `
> 沃特森（中国） | Wattson China
沃特森 | Wattson | + | american | E | 54 | 3 | M | 2019
> 法尔肯进口 | Falkenau Imports
法尔肯（进口） | Falkenau (imported) | + | german | I | 11 | 4 | A
> 伊萨进口 | Isarwerk Imports
伊萨（进口） | Isarwerk (imported) | + | german | I | 24.2 | 5 | X
迷珂 | Mikko | + | european | I | 4.4 | 2 | C
> 施特恩进口 | Sternau Imports
施特恩（进口） | Sternau (imported) | + | german | I | 26.4 | 5 | G
梅利尔 | Mellier | + | german | I | 2.2 | 2 | F | | 2021
> 多恩巴赫（中国） | Dornbach China
多恩巴赫 | Dornbach | + | german | I | 14.3 | 5 | f
> 莱瑙进口 | Rheinau Imports
莱瑙（进口） | Rheinau (imported) | - | german | I | 5.5 | 3 | T
> 京雅（中国） | Kyoga China
京雅 | Kyoga | + | japanese | I | 35.2 | 6 | E
> 高尾进口 | Takao Imports
高尾（进口） | Takao (imported) | - | japanese | I | 3.3 | 3 | P
> 赤岳（中国） | Akadake China
赤岳 | Akadake | - | japanese | I | 3.52 | 3 | f
> 雅士罗（中国） | Yashiro China
雅士罗 | Yashiro | + | japanese | I | 1.32 | 2 | Q | | 2023
> 霍尔本（中国） | Holborn China
霍尔本 | Holborn | + | european | I | 6.6 | 4 | D
罗斯敦 | Rothdon | + | european | I | 0.33 | 2 | f
温莎姆 | Winsham | + | european | I | 0.66 | 2 | f
> 维拉诺（中国） | Vellano China
维拉诺 | Vellano | + | european | I | 1.54 | 3 | f
坎帕诺 | Campano | + | european | I | 0.26 | 2 | S
贝罗尼 | Beloni | + | european | I | 1.1 | 2 | L
阿瓦罗 | Avaro | - | european | I | 0.66 | 2 | f | | 2022
> 诺德兰进口 | Nordlund Imports
诺德兰（进口） | Nordlund (imported) | + | european | I | 3.08 | 3 | V
> 斯文森（中国） | Svensen China
斯文森 | Svensen | + | european | I | 0.44 | 2 | K | 2022
> 璐美进口 | Lumelle Imports
璐美（进口） | Lumelle (imported) | - | european | I | 0.66 | 2 | D
卡雷尔 | Karel | - | european | I | 0.66 | 2 | f | | 2022
> 洛瑟（中国） | Lowther China
洛瑟 | Lowther | + | european | I | 0.88 | 2 | E
艾维斯敦 | Eveston | + | european | I | 0.22 | 2 | f
> 莱克兰进口 | Lakeland Imports
莱克兰（进口） | Lakeland (imported) | - | american | I | 2.64 | 3 | R
林登（进口） | Lynden (imported) | + | american | I | 3.3 | 2 | N
> 格兰特瑞（中国） | Grantree China
格兰特瑞 | Grantree | - | american | I | 2.2 | 2 | W
道奇森 | Dodgson | - | american | I | 0.66 | 2 | f | | 2022
> 娜莱进口 | Narae Imports
娜莱（进口） | Narae (imported) | - | korean | I | 0.66 | 2 | H
恩达 | Ondal | + | korean | I | 0.66 | 2 | G | 2021
`;
