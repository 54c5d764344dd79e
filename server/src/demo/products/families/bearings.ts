import type { DemoFamily } from '../demo-product.ts';

export const bearings: readonly DemoFamily[] = [
  {
    name: '深沟球轴承', english: 'Deep groove ball bearing', keyword: '轴承;深沟球;电机轴承', description: '双面接触式橡胶密封，出厂已注脂，低噪声电机级，适用于电机、水泵与风机。',
    category: '轴承/深沟球轴承', brand: 'HENGTUO', origin: '浙江宁波', minimumOrder: 10, look: 'ballBearing', colour: '黑色', groups: ['检修备件', '现货供应'],
    models: [
      ['6204-2RS', 15.5], ['6000-2RS', 7.8], ['6001-2RS', 8.2], ['6002-2RS', 8.9], ['6003-2RS', 9.6], ['6004-2RS', 11.8], ['6005-2RS', 13.2], ['6200-2RS', 8.4], ['6201-2RS', 9.2], ['6202-2RS', 10.4], ['6203-2RS', 12.6],
      ['6205-2RS', 18.5], ['6206-2RS', 24], ['6207-2RS', 31], ['6208-2RS', 38], ['6304-2RS', 19.8], ['6305-2RS', 26], ['6306-2RS', 35], ['6308-2RS', 58], ['6310-2RS', 96], ['6006-2RS', 15.6], ['6008-2RS', 26], ['6209-2RS', 45], ['6210-2RS', 52], ['6303-2RS', 15.8], ['6307-2RS', 46],
    ],
    parameters: [['游隙', 'C3'], ['精度等级', 'P6'], ['密封形式', '双面接触式橡胶密封'], ['标准', 'GB/T 276']],
  },
  {
    name: '圆锥滚子轴承', english: 'Tapered roller bearing', keyword: '轴承;圆锥滚子;减速机', description: '可同时承受径向与单向轴向载荷，内圈组件与外圈可分别安装，常用于减速机与车轮轮毂。',
    category: '轴承/圆锥滚子轴承', brand: 'HENGTUO', origin: '浙江宁波', minimumOrder: 4, look: 'rollerBearing', colour: '黄铜', groups: ['检修备件'],
    models: [['30204', 24], ['30205', 28], ['30206', 36], ['30207', 48], ['30208', 56], ['30210', 78], ['32206', 42], ['32208', 66], ['32210', 92], ['32212', 138]],
    parameters: [['接触角', '14°'], ['精度等级', 'P5'], ['标准', 'GB/T 297']],
  },
  {
    name: '推力球轴承', english: 'Thrust ball bearing', keyword: '轴承;推力;立式泵', description: '单向推力，轴圈、座圈与保持架可分离，适用于立式泵与回转支承。',
    category: '轴承/推力轴承', brand: 'HENGTUO', origin: '浙江宁波', minimumOrder: 4, look: 'thrustBearing', colour: '黄铜', groups: ['检修备件'],
    models: [['51104', 12.5], ['51105', 14.2], ['51106', 16.8], ['51108', 24], ['51208', 38], ['51210', 52]], parameters: [['保持架', '冲压钢板'], ['标准', 'GB/T 301']],
  },
  {
    name: '带座外球面轴承', english: 'Pillow block bearing', keyword: '轴承座;UCP;输送机', description: '铸铁立式座配外球面球轴承，可自动调心，紧定螺钉固定，安装拆卸方便。',
    category: '轴承/轴承座', brand: 'HENGTUO', origin: '山东临清', minimumOrder: 2, look: 'pillowBlock', colour: '深绿', groups: ['检修备件', '现货供应'],
    models: [['UCP204', 26], ['UCP205', 29], ['UCP206', 38], ['UCP207', 49], ['UCP208', 62], ['UCP209', 74], ['UCP210', 88], ['UCP211', 116], ['UCP212', 142], ['UCP213', 176]], parameters: [['座体材质', 'HT200'], ['固定方式', '紧定螺钉'], ['注油嘴', 'M6×1']],
  },
];
