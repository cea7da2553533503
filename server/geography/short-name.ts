const peoples = '蒙古|维吾尔|哈萨克|柯尔克孜|土家|布依|朝鲜|哈尼|傈僳|景颇|回|藏|苗|彝|壮|满|侗|瑶|白|傣|黎|羌';
const autonomous = new RegExp(`^(.+?)(?:(?:${peoples})族?)+自治(州|县)$`, 'u');

/**
 * The name by which a chart shows a place: 内蒙古自治区 as 内蒙古, 恩施土家族苗族自治州 as 恩施州, 石家庄市 as 石家庄.
 * Leagues and prefectures (盟, 地区) keep their ending, without which they would read as something else.
 * @param official the name of the national code list
 */
export function shortName(official: string): string {
  const match = autonomous.exec(official);
  if (match) return `${match[1]}${match[2]}`;
  return official.replace(/(?:(?:壮族|回族|维吾尔)?自治区|省|市|林区)$/u, '');
}
