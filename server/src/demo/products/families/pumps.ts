import type { DemoFamily } from '../demo-product.ts';

const maker = { brand: 'BRH', origin: '江苏苏州', isMadeInHouse: true, unit: 'TAI' } as const;

export const pumps: readonly DemoFamily[] = [
  {
    ...maker, name: '单级离心泵', english: 'Single-stage pump', keyword: '离心泵;清水泵;管道泵', description: '卧式单级单吸结构，按 ISO 2858 设计，检修时无需拆卸管路。', category: '离心泵/单级离心泵', look: 'centrifugalPump', colour: '工业蓝', groups: ['热销商品', '节能产品'],
    models: [['IS50-32-160', 2480], ['IS65-50-125', 2860], ['IS65-50-160', 3280], ['IS80-65-125', 3560], ['IS80-65-160', 3920], ['IS100-80-125', 4150], ['IS100-80-160', 4380], ['IS125-100-200', 6850]],
    matrix: [['过流件材质', ['铸铁 HT250', '不锈钢 304', '不锈钢 316L'], 0.55], ['颜色', ['工业蓝', '浅灰'], 0]], parameters: [['转速', '2900 r/min'], ['介质温度', '≤80 ℃'], ['轴封', '单端面机械密封']],
  },
  {
    ...maker, name: '立式多级泵', english: 'Vertical multistage pump', keyword: '多级泵;增压;锅炉给水', description: '不锈钢冲压焊接叶轮与导流器，进出口同一水平线，用于增压、反渗透与锅炉给水。', category: '离心泵/多级离心泵', look: 'multistagePump', colour: '浅灰', groups: ['节能产品', '出口专供'],
    models: [['CDL2-110', 1860], ['CDL4-120', 2340], ['CDL8-100', 3120], ['CDL16-80', 4580], ['CDL32-60', 7200]], matrix: [['过流件材质', ['不锈钢 304', '不锈钢 316L'], 0.35], ['电压', ['380V', '660V'], 0.05]],
    parameters: [['介质温度', '-15～110 ℃'], ['轴封', '集装式机械密封'], ['电机能效', '二级']],
  },
  {
    ...maker, name: '自吸泵', english: 'Self-priming pump', keyword: '自吸泵;污水', description: '首次灌液后无需再灌，自吸高度 5 米，适用于含少量颗粒的污水。', category: '离心泵/自吸泵', look: 'centrifugalPump', colour: '绿色',
    models: [['ZW40-10-20', 1780], ['ZW50-20-15', 2150], ['ZW65-30-18', 2880], ['ZW80-40-16', 3480], ['ZW100-80-20', 5260], ['ZW150-180-14', 8900]], parameters: [['自吸高度', '5 m'], ['通过颗粒', '≤30 mm'], ['介质温度', '≤80 ℃']],
  },
  {
    ...maker, name: '齿轮油泵', english: 'Gear pump', keyword: '齿轮泵;输油泵;KCB', description: '输送不含固体颗粒的润滑油、柴油与类似液体，自带安全阀，超压时自动回流。', category: '容积泵/齿轮泵', look: 'gearPump', colour: '深绿',
    models: [['KCB-18.3', 860], ['KCB-33.3', 940], ['KCB-55', 1120], ['KCB-83.3', 1380], ['KCB-135', 1850], ['KCB-200', 2360], ['KCB-300', 3180], ['2CY-12', 4250]], parameters: [['介质黏度', '5～1500 cSt'], ['排出压力', '0.33～1.45 MPa'], ['介质温度', '≤80 ℃']],
  },
  {
    ...maker, name: '气动隔膜泵', english: 'Air-operated diaphragm pump', keyword: '隔膜泵;气动;耐腐蚀', description: '以压缩空气为动力，可空转、可潜水，流量随气压无级调节，适用于腐蚀性、易燃与含颗粒介质。', category: '容积泵/隔膜泵', look: 'diaphragmPump', colour: '浅灰', groups: ['出口专供'],
    models: [['QBY3-10', 780], ['QBY3-25', 1680], ['QBY3-40', 2780], ['QBY3-50', 3650], ['QBY3-65', 5200], ['QBY3-80', 6900]], parameters: [['膜片', 'PTFE + 橡胶'], ['气源压力', '≤0.7 MPa'], ['吸程', '≥5 m']],
  },
  {
    name: '机械密封', english: 'Mechanical seal', keyword: '机封;密封', description: '单端面非平衡型，碳化硅对石墨，用于清水泵与化工流程泵。', category: '密封件/机械密封', brand: 'LANJI', origin: '江苏常州', minimumOrder: 2, look: 'mechanicalSeal', colour: '信号红', groups: ['检修备件', '现货供应'],
    models: [['108-20', 52], ['108-25', 62], ['108-30', 70], ['108-35', 78], ['108-45', 96], ['108-55', 128], ['M7N-33', 138], ['M7N-43', 165], ['M7N-53', 212], ['MG1-30', 86]], parameters: [['摩擦副', 'SiC / 石墨'], ['辅助密封', 'FKM'], ['工作压力', '≤1.0 MPa']],
  },
  {
    name: '骨架油封', english: 'Oil seal', keyword: '油封;骨架;TC', description: '双唇带弹簧，外包胶骨架，防止润滑油外漏与外部灰尘侵入。', category: '密封件/油封', brand: 'LANJI', origin: '河北邢台', minimumOrder: 20, look: 'oilSeal', colour: '黑色', groups: ['检修备件'],
    models: [['TC25-40-7', 3.2], ['TC30-47-7', 3.8], ['TC35-52-8', 4.6], ['TC40-62-8', 5.8], ['TC45-62-8', 6.2], ['TC50-72-8', 7.4], ['TC60-80-8', 9.6], ['TC70-90-10', 12.8]], parameters: [['材质', '丁腈橡胶 NBR'], ['适用温度', '-40～120 ℃'], ['线速度', '≤14 m/s']],
  },
];
