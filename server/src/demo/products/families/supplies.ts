import type { DemoFamily } from '../demo-product.ts';

const oil = { brand: 'LVYUAN', origin: '江苏镇江', look: 'oilDrum' } as const;

export const supplies: readonly DemoFamily[] = [
  {
    name: '梅花联轴器', english: 'Jaw coupling', keyword: '联轴器;弹性', description: '聚氨酯弹性体，补偿轴向、径向和角向偏差，无需润滑。', category: '传动件/联轴器', brand: 'BRH', origin: '河北沧州', minimumOrder: 5, look: 'coupling', colour: '信号红', groups: ['检修备件'],
    models: [['LM1', 28], ['LM2', 36], ['LM3', 46], ['LM4', 64], ['LM5', 88], ['LM6', 116], ['LM7', 152], ['LM8', 218]], parameters: [['弹性体硬度', '98 ShA'], ['标准', 'GB/T 5272'], ['轴套材质', '铝合金 / 45 钢']],
  },
  {
    name: '直齿圆柱齿轮', english: 'Spur gear', keyword: '齿轮;传动', description: '45 钢调质，齿面高频淬火 HRC48～52，精度 7 级，可按图加工内孔与键槽。', category: '传动件/齿轮', brand: 'BRH', origin: '浙江台州', minimumOrder: 2, look: 'gear', colour: '不锈钢本色',
    models: [['M1.5-30', 42], ['M2-24', 56], ['M2-40', 82], ['M2.5-36', 118], ['M3-30', 146], ['M4-25', 198]], parameters: [['材质', '45 钢'], ['压力角', '20°'], ['精度', '7 级']],
  },
  {
    name: '橡胶同步带', english: 'Timing belt', keyword: '同步带;皮带;传动', description: '氯丁橡胶带体，玻璃纤维芯线，传动比准确、噪声低。', category: '传动件/同步带', brand: 'BRH', origin: '浙江台州', minimumOrder: 5, look: 'belt', colour: '黑色', groups: ['检修备件'],
    models: [['HTD5M-450', 18], ['HTD5M-600', 24], ['HTD8M-800', 46], ['HTD8M-1000', 58], ['HTD8M-1280', 72], ['HTD14M-1400', 168]], parameters: [['带体', '氯丁橡胶'], ['芯线', '玻璃纤维'], ['适用温度', '-30～85 ℃']],
  },
  {
    name: '外六角螺栓', english: 'Hexagon bolt', keyword: '螺栓;紧固件;GB/T 5782', description: '冷镦成型，滚压螺纹，表面发黑或热镀锌，按箱供应。', category: '标准件/螺栓', unit: 'BOX', brand: 'XINHE', origin: '河北永年', look: 'bolt', colour: '不锈钢本色', groups: ['现货供应', '热销商品'],
    models: [['M6', 36], ['M8', 48], ['M10', 62], ['M12', 78], ['M16', 118], ['M20', 168], ['M24', 236]], matrix: [['强度等级', ['4.8', '8.8', '10.9', 'A2-70'], 0.35], ['公称长度', ['30mm', '40mm', '50mm', '60mm', '80mm', '100mm'], 0.14]],
    parameters: [['标准', 'GB/T 5782'], ['螺纹公差', '6g'], ['包装', '每箱 200 件']],
  },
  {
    ...oil, name: '抗磨液压油', english: 'Anti-wear hydraulic oil', keyword: '液压油;润滑', description: '精炼基础油加抗磨添加剂，用于中高压液压系统。', category: '润滑与清洗/液压油', unit: 'PCS', colour: '工业蓝', groups: ['现货供应'],
    models: [['L-HM 32', 21.5], ['L-HM 46', 22], ['L-HM 68', 23.2]], matrix: [['包装规格', ['1升/瓶', '4升/桶', '18升/桶', '200升/桶'], [1, 3.7, 15.4, 152]]], parameters: [['标准', 'GB 11118.1'], ['闪点', '≥200 ℃'], ['倾点', '≤-15 ℃']],
  },
  {
    ...oil, name: '工业闭式齿轮油', english: 'Industrial gear oil', keyword: '齿轮油;润滑;减速机', description: '极压抗磨，氧化安定性好，适用于中重负荷闭式齿轮箱。', category: '润滑与清洗/齿轮油', unit: 'PCS', colour: '信号红',
    models: [['L-CKC 150', 24], ['L-CKC 220', 25.2], ['L-CKC 320', 26.8]], matrix: [['包装规格', ['1升/瓶', '4升/桶', '18升/桶', '200升/桶'], [1, 3.7, 15.4, 152]]], parameters: [['标准', 'GB 5903'], ['闪点', '≥200 ℃'], ['四球机试验', '≥1960 N']],
  },
  {
    name: '折叠滤芯', english: 'Pleated filter element', keyword: '滤芯;过滤', description: '聚丙烯折叠滤膜，过滤面积大、纳污量高，端盖热熔焊接，无胶粘剂析出。', category: '易损件/滤芯', brand: 'HAINA', origin: '浙江杭州', minimumOrder: 5, look: 'filterElement', colour: '工业蓝', groups: ['检修备件', '现货供应'],
    models: [['PPM-0.2-10', 58], ['PPM-0.45-10', 52], ['PPM-1-10', 46], ['PPM-1-20', 78], ['PPM-5-20', 72], ['PPM-5-40', 128], ['PPM-10-40', 118]], parameters: [['滤材', '聚丙烯'], ['端盖', '222 / 平头'], ['最高压差', '0.4 MPa']],
  },
  {
    name: '气体保护焊丝', english: 'Welding wire', keyword: '焊丝;焊材;ER50-6', description: '镀铜实心焊丝，送丝平稳、飞溅小，适用于碳钢及低合金钢的 CO₂ 气体保护焊。', category: '焊接材料/焊丝', brand: 'TIANQI', origin: '天津', look: 'weldingWire', colour: '黑色',
    models: [['ER50-6-0.8', 168], ['ER50-6-1.0', 158], ['ER50-6-1.2', 152], ['ER308L-1.0', 468]], parameters: [['包装', '15 kg/盘'], ['抗拉强度', '≥500 MPa'], ['标准', 'GB/T 8110']],
  },
  {
    name: '两用扳手', english: 'Combination wrench', keyword: '扳手;手动工具', description: '铬钒钢锻造，镜面镀铬，开口与梅花两端同规格。', category: '工具与量具/手动工具', brand: 'RUIDA', origin: '江苏张家港', minimumOrder: 5, look: 'wrench', colour: '不锈钢本色',
    models: [['RD-10', 12], ['RD-13', 14], ['RD-17', 18], ['RD-19', 22], ['RD-24', 32], ['RD-30', 48]], parameters: [['材质', '铬钒钢'], ['标准', 'GB/T 4388'], ['表面', '镜面镀铬']],
  },
  {
    name: '数显卡尺', english: 'Digital caliper', keyword: '卡尺;量具', description: '不锈钢尺身，分辨率 0.01 mm，公英制转换，任意位置清零。', category: '工具与量具/量具', brand: 'JINGCE', origin: '广西桂林', look: 'caliper', colour: '不锈钢本色', groups: ['新品推荐'],
    models: [['JC-150', 168], ['JC-200', 228], ['JC-300', 386], ['JC-500', 960]], parameters: [['分辨率', '0.01 mm'], ['示值误差', '±0.03 mm'], ['标准', 'GB/T 21389']],
  },
  {
    name: '安全帽', english: 'Safety helmet', keyword: '安全帽;劳保;头部防护', description: 'ABS 帽壳，八点式缓冲衬，旋钮调节，透气孔可开合。', category: '劳保与办公用品/劳动防护用品', brand: 'ANTAI', origin: '北京', minimumOrder: 10, look: 'helmet', colour: '交通黄', groups: ['现货供应'],
    models: [['AT-V1', 38], ['AT-V2', 52]], matrix: [['颜色', ['工业蓝', '信号红', '交通黄', '浅灰'], 0]], parameters: [['标准', 'GB 2811'], ['帽壳', 'ABS'], ['重量', '380 g']],
  },
  {
    name: '物流周转箱', english: 'Stacking box', keyword: '周转箱;物流;料箱', description: '全新聚丙烯注塑，四壁加强筋，可堆叠、可套叠，适配自动化立库。', category: '包装物/外包装', brand: 'HUIJIE', origin: '浙江台州', minimumOrder: 10, look: 'tote', colour: '工业蓝',
    models: [['EU-4323', 26], ['EU-6428', 48]], matrix: [['颜色', ['工业蓝', '信号红', '交通黄', '浅灰'], 0]], parameters: [['材质', 'PP'], ['承重', '30 kg'], ['标准', 'VDA']],
  },
];
