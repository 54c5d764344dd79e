import type { DemoFamily } from '../demo-product.ts';

const pneumatics = { brand: 'ZHUOYUE', origin: '浙江宁波' } as const;
const bores = ['Φ32', 'Φ40', 'Φ50', 'Φ63', 'Φ80', 'Φ100', 'Φ125', 'Φ160'];
const strokes = ['25mm', '50mm', '75mm', '80mm', '100mm', '125mm', '150mm', '160mm', '175mm', '200mm', '250mm', '300mm', '350mm', '400mm', '450mm', '500mm'];
const outputs = ['NPN 常开', 'NPN 常闭', 'PNP 常开', 'PNP 常闭'];

export const automation: readonly DemoFamily[] = [
  {
    // Every combination is a part number of its own, as with the makers of cylinders: 8 × 16 × 4 × 2 × 2 = 2,048.
    ...pneumatics, name: '标准气缸', english: 'Standard cylinder', keyword: '气缸;标准气缸;ISO 15552', description: '拉杆式标准气缸，符合 ISO 15552，缸筒硬质阳极氧化，活塞杆镀硬铬。按缸径、行程、安装方式、磁环与缓冲任意组合选型。',
    category: '液压气动元件/气缸', look: 'airCylinder', colour: '工业蓝', groups: ['新品推荐', '热销商品'], models: [['SC', 86]],
    matrix: [['缸径', bores, 0.31], ['行程', strokes, 0.055], ['安装方式', ['基本型', '前法兰', '双耳环', '脚座'], 0.06], ['磁环', ['带磁环', '不带磁环'], -0.05], ['缓冲', ['可调气缓冲', '橡胶缓冲'], -0.04]],
    parameters: [['使用压力', '0.1～1.0 MPa'], ['保证耐压', '1.5 MPa'], ['活塞速度', '30～800 mm/s'], ['使用温度', '-20～80 ℃']],
  },
  {
    ...pneumatics, name: '薄型气缸', english: 'Compact cylinder', keyword: '气缸;薄型;SDA', description: '轴向尺寸短，缸体四面可装磁性开关，适用于夹紧与定位机构。', category: '液压气动元件/气缸', look: 'compactCylinder', colour: '铝色', groups: ['热销商品'],
    models: [['SDA', 42], ['SDAS', 48], ['SDAJ', 66], ['SDAD', 72]], matrix: [['缸径', ['Φ20', 'Φ25', ...bores.slice(0, 4)], 0.26], ['行程', ['10mm', '15mm', '20mm', ...strokes.slice(0, 2), '30mm', '40mm', '60mm'], 0.07]],
    parameters: [['使用压力', '0.1～1.0 MPa'], ['活塞速度', '30～500 mm/s'], ['缓冲', '橡胶']],
  },
  {
    ...pneumatics, name: '迷你气缸', english: 'Mini cylinder', keyword: '气缸;迷你;MA', description: '不锈钢缸筒，前后盖滚包连接，体积小、不易生锈，适用于包装与电子装配设备。', category: '液压气动元件/气缸', look: 'airCylinder', colour: '不锈钢本色',
    models: [['MA', 28], ['MAC', 36], ['MAL', 32]], matrix: [['缸径', ['Φ16', 'Φ20', 'Φ25', 'Φ32', 'Φ40'], 0.22], ['行程', strokes.slice(0, 12), 0.05]], parameters: [['缸筒材质', '不锈钢 304'], ['使用压力', '0.1～1.0 MPa']],
  },
  {
    name: '工程液压缸', english: 'Hydraulic cylinder', keyword: '液压缸;油缸', description: '焊接式缸体，双作用单活塞杆，耳环连接，杆端镀铬层厚 0.05 mm。', category: '液压气动元件/液压缸', unit: 'TAI', brand: 'WEISHENG', origin: '山东济宁', look: 'hydraulicCylinder', colour: '交通黄',
    models: [['HSG63-35', 860], ['HSG80-45', 1180], ['HSG100-55', 1580], ['HSG125-70', 2360], ['HSG160-90', 3980]], parameters: [['工作压力', '16 MPa'], ['试验压力', '24 MPa'], ['介质', '抗磨液压油']],
  },
  {
    name: '外啮合齿轮泵', english: 'Hydraulic gear pump', keyword: '液压泵;齿轮泵', description: '铝合金壳体，轴向间隙自动补偿，容积效率高，用于工程机械与机床液压站。', category: '液压气动元件/液压泵', unit: 'TAI', brand: 'WEISHENG', origin: '安徽合肥', look: 'gearPump', colour: '铝色', groups: ['检修备件'],
    models: [['CBF-E310', 260], ['CBF-E316', 298], ['CBF-E325', 346], ['CBF-E340', 428]], parameters: [['额定压力', '16 MPa'], ['转速', '600～2500 r/min'], ['旋向', '顺时针']],
  },
  {
    name: '电感式接近开关', english: 'Inductive proximity switch', keyword: '接近开关;传感器;电感', description: '黄铜镀镍螺纹外壳，检测金属物体，带极性、短路与过载保护，工作指示灯四周可见。', category: '传感器/接近开关', brand: 'FEIYU', origin: '广东东莞', minimumOrder: 5, look: 'proximitySensor', colour: '工业蓝', groups: ['热销商品', '现货供应'],
    models: [['LJ8A3-2', 32], ['LJ12A3-4', 28], ['LJ12A3-8', 36], ['LJ18A3-8', 34], ['LJ18A3-12', 46], ['LJ30A3-15', 58]], matrix: [['输出方式', outputs, 0.03], ['接线方式', ['2米电缆', 'M12 插头'], 0.25]], parameters: [['电源', 'DC10～30 V'], ['响应频率', '500 Hz'], ['防护等级', 'IP67']],
  },
  {
    name: '光电开关', english: 'Photoelectric sensor', keyword: '光电;传感器;漫反射', description: '红光可见光斑，调节旋钮外露，抗环境光，适用于输送线上的有无检测。', category: '传感器/接近开关', brand: 'FEIYU', origin: '广东东莞', minimumOrder: 2, look: 'photoelectricSensor', colour: '交通黄',
    models: [['GD18-D30', 88], ['GD50-R300', 126], ['GD50-T1000', 168]], matrix: [['输出方式', outputs, 0.02], ['接线方式', ['2米电缆', 'M12 插头'], 0.12]], parameters: [['电源', 'DC12～24 V'], ['响应时间', '1 ms'], ['防护等级', 'IP65']],
  },
  {
    name: '一体化温度变送器', english: 'Temperature transmitter', keyword: '温度;热电阻;Pt100', description: 'Pt100 铂电阻配两线制变送模块，铝合金防水接线盒，保护管与螺纹可按图加工。', category: '传感器/温度传感器', brand: 'YUANCE', origin: '安徽天长', look: 'temperatureProbe', colour: '浅灰',
    models: [['WZP-130', 148], ['WZP-230', 186], ['WZP-240', 212], ['WZP-330', 268], ['WZP-430', 326]], parameters: [['分度号', 'Pt100'], ['精度', 'A 级'], ['输出', '4～20 mA']],
  },
  {
    name: '压力变送器', english: 'Pressure transmitter', keyword: '变送器;压力;仪表', description: '扩散硅传感器，4～20 mA 两线制输出，带现场显示。', category: '仪表/压力变送器', brand: 'YUANCE', origin: '安徽天长', look: 'transmitter', colour: '工业蓝', groups: ['热销商品', '出口专供'],
    models: [['PT500', 680], ['PT600', 920], ['PT601', 980], ['PT700', 1260], ['PT800', 1580]], matrix: [['量程', ['0~0.6MPa', '0~1.0MPa', '0~1.6MPa', '0~2.5MPa', '0~4.0MPa', '-0.1~0MPa'], 0.03], ['防护等级', ['IP65', 'IP67'], 0.12]],
    parameters: [['精度', '0.25 级'], ['输出', '4～20 mA'], ['过程连接', 'M20×1.5']],
  },
  {
    name: '电磁流量计', english: 'Electromagnetic flow meter', keyword: '流量计;电磁;水表', description: '无活动部件、无压损，双向测量，用于导电液体的体积流量计量。', category: '仪表/流量计', unit: 'TAI', brand: 'YUANCE', origin: '安徽天长', look: 'flowMeter', colour: '工业蓝', groups: ['出口专供'],
    models: [['LDG-25', 1680], ['LDG-50', 1980], ['LDG-80', 2360], ['LDG-100', 2680], ['LDG-150', 3560], ['LDG-200', 4480]], parameters: [['精度', '±0.5%'], ['衬里', '聚四氟乙烯'], ['电极', '316L'], ['通信', 'RS485']],
  },
  {
    name: '磁翻板液位计', english: 'Magnetic level gauge', keyword: '液位计;磁翻板', description: '浮子与翻板磁耦合，红白翻转指示清晰，介质与指示器完全隔离。', category: '仪表/液位计', unit: 'TAI', brand: 'YUANCE', origin: '安徽天长', look: 'levelGauge', colour: '信号红',
    models: [['UHZ-500', 680], ['UHZ-800', 860], ['UHZ-1000', 980], ['UHZ-1500', 1280]], parameters: [['介质密度', '≥0.5 g/cm³'], ['工作压力', '≤2.5 MPa'], ['本体材质', '304']],
  },
  {
    name: '可编程控制器', english: 'Programmable controller', keyword: 'PLC;控制器', description: '模块化结构，最多扩展 16 个模块，支持以太网与 EtherCAT，断电保持 64 KB。', category: '控制器/可编程控制器', brand: 'DINGXIN', origin: '江苏无锡', look: 'controller', colour: '工业蓝', groups: ['新品推荐'],
    models: [['DX200-14R', 860], ['DX200-24T', 1180], ['DX300-40T', 1860], ['DX500-E', 3280]], parameters: [['电源', 'DC24V'], ['程序容量', '128 K 步'], ['通信', 'RS485 / 以太网']],
  },
  {
    name: '触摸屏', english: 'Operator panel', keyword: '人机界面;触摸屏;HMI', description: '电容触摸，65K 色 TFT，支持主流控制器驱动与远程穿透下载。', category: '控制器/人机界面', brand: 'DINGXIN', origin: '江苏无锡', look: 'operatorPanel', colour: '浅灰', groups: ['新品推荐'],
    models: [['DXP-043', 480], ['DXP-070', 760], ['DXP-101', 1280], ['DXP-156', 2360]], parameters: [['分辨率', '1024×600'], ['面板防护', 'IP65'], ['电源', 'DC24V']],
  },
];
