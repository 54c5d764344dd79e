/**
 * What materials are called, in the order of frequency that the seed gives them: an early noun is a sixth of all, a
 * late one a few in a thousand.
 */
export const nouns = [
  '深沟球轴承',
  '六角头螺栓',
  '机械密封',
  '铜芯电力电缆',
  '无缝钢管',
  '三相异步电动机',
  '离心泵',
  '闸阀',
  '截止阀',
  '平垫圈',
  '热轧钢板',
  '温度变送器',
  '压力表',
  '交流接触器',
  '断路器',
  '液压油缸',
  '滤芯',
  '联轴器',
  'Ｏ形密封圈',
  '法兰',
  '焊条',
  '硬质合金刀片',
  '三角带',
  '弹簧',
  '齿轮减速机',
  '防爆灯',
  '电磁阀',
  '不锈钢弯头',
  '轴套',
  '链条',
  '润滑脂',
  '纸箱',
  '工业手套',
  '砂轮片',
  '铂电阻',
  '陶瓷环',
];

export const attributes = [
  '加厚型',
  '耐高温',
  '防腐',
  '镀锌',
  '不锈钢',
  '高密度',
  '低噪声',
  '标准型',
  '轻型',
  '耐磨',
  '进口',
  '国产',
  '双列',
  '两级',
  '防爆',
];

export const sizes = [
  '6205-2RS',
  'DN50',
  'M12×60',
  'φ32×3.5',
  'YX3-132S',
  '10 A',
  '3×25+1×16',
  '1.6 MPa',
  '25 kg',
  '200×150',
  'A4-80',
  'HT250',
];

/** The letters in front of a code, one for each noun in turn. */
export const prefixes = ['ZC', 'LS', 'MF', 'DL', 'GG', 'DJ', 'BF', 'FM', 'YQ'];

/** An array of PostgreSQL, of which `place` chooses one. */
export const oneOf = (words: readonly string[], place: string) =>
  `(array[${words.map((word) => `'${word}'`).join()}])[1 + ${place} % ${words.length}]`;
