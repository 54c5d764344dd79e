import type { DemoMaterial } from '../demo-material.ts';
import { familyOf } from '../make-material.ts';
import { crated } from '../measures.ts';

/** Power at 380 V, output current, size, kilograms, price. */
const drives: readonly (readonly [
  kilowatts: number,
  ampere: number,
  size: readonly [number, number, number],
  kilograms: number,
  price: number,
])[] = [
  [0.75, 2.5, [186, 105, 160], 2, 690],
  [1.5, 4, [186, 105, 160], 2, 760],
  [2.2, 5.5, [186, 105, 160], 2.2, 860],
  [4, 9, [240, 140, 175], 3.4, 1120],
  [5.5, 13, [240, 140, 175], 3.6, 1390],
  [7.5, 17, [290, 170, 190], 5.6, 1720],
  [11, 25, [290, 170, 190], 6, 2260],
  [15, 32, [360, 200, 205], 9, 2890],
  [18.5, 37, [360, 200, 205], 9.5, 3420],
  [22, 45, [400, 240, 215], 14, 4060],
  [30, 60, [460, 270, 230], 20, 5380],
  [37, 75, [460, 270, 230], 21, 6490],
  [45, 90, [560, 310, 260], 31, 8150],
  [55, 110, [560, 310, 260], 32, 9800],
  [75, 150, [640, 360, 290], 48, 13_200],
  [90, 176, [640, 360, 290], 50, 15_900],
  [110, 210, [780, 420, 320], 76, 19_500],
  [132, 253, [780, 420, 320], 79, 23_400],
];
/** Power and current of the motor, kilograms, price. */
const starters: readonly (readonly [kilowatts: number, ampere: number, kilograms: number, price: number])[] = [
  [22, 43, 4.4, 1690],
  [37, 75, 4.8, 2240],
  [55, 110, 5.3, 2890],
  [75, 150, 11.5, 3960],
  [90, 180, 12, 4480],
  [115, 230, 21, 5650],
  [132, 260, 22, 6400],
  [160, 320, 23, 7550],
];

const drive = familyOf({
  category: '变频与软启动/低压变频器',
  kind: 'purchased',
  unit: 'TAI',
  control: 'serial',
  prefix: 'BP',
  flags: { isCustomerOrder: true },
});
const starter = familyOf({
  category: '变频与软启动/软启动器',
  kind: 'purchased',
  unit: 'TAI',
  control: 'serial',
  prefix: 'RQ',
});

/** As makers write it: 7R5 is 7.5 kW. */
export const codeOfDrive = (kilowatts: number) => `BPQ-P300-4T${String(kilowatts).replace('.', 'R')}`;

const controllers: readonly (readonly [
  code: string,
  category: string,
  name: string,
  english: string,
  model: string,
  specification: string,
  price: number,
  description: string,
])[] = [
  [
    'PLC-C200-14',
    '可编程控制器',
    '可编程控制器主机',
    'PLC CPU',
    'C200-14R',
    '8入6出 继电器',
    690,
    'DC24 V，程序容量10k步，RS485×1',
  ],
  [
    'PLC-C200-24',
    '可编程控制器',
    '可编程控制器主机',
    'PLC CPU',
    'C200-24R',
    '14入10出 继电器',
    980,
    'DC24 V，程序容量10k步，RS485×2',
  ],
  [
    'PLC-C200-40',
    '可编程控制器',
    '可编程控制器主机',
    'PLC CPU',
    'C200-40T',
    '24入16出 晶体管',
    1460,
    'DC24 V，程序容量20k步，以太网×1',
  ],
  [
    'PLC-C500',
    '可编程控制器',
    '可编程控制器中央单元',
    'PLC CPU module',
    'C500-CPU',
    '本体无I/O',
    3980,
    '双以太网口，支持Modbus TCP，最多32个扩展模块',
  ],
  ['PLC-E-DI16', '可编程控制器', '数字量输入模块', 'Digital input module', 'E-DI16', '16点 DC24 V', 420, '光电隔离'],
  ['PLC-E-DO16R', '可编程控制器', '数字量输出模块', 'Digital output module', 'E-DO16R', '16点 继电器', 460, '每点2 A'],
  [
    'PLC-E-AI8',
    '可编程控制器',
    '模拟量输入模块',
    'Analogue input module',
    'E-AI8',
    '8路 4~20 mA',
    880,
    '16位，通道隔离',
  ],
  ['PLC-E-AO4', '可编程控制器', '模拟量输出模块', 'Analogue output module', 'E-AO4', '4路 4~20 mA', 820, '12位'],
  ['HMI-T07', '人机界面', '触摸屏', 'Touch panel', 'T07', '7英寸 800×480', 780, 'RS485×2，IP65前面板'],
  ['HMI-T10', '人机界面', '触摸屏', 'Touch panel', 'T10E', '10.1英寸 1024×600', 1280, '以太网×1，RS485×2'],
  ['HMI-T15', '人机界面', '触摸屏', 'Touch panel', 'T15E', '15英寸 1024×768', 3260, '以太网×2，铝合金面板'],
  [
    'GW-G4',
    '工业网关',
    '4G工业网关',
    '4G industrial gateway',
    'G4-100',
    '全网通 RS485×2',
    860,
    '支持MQTT与Modbus，断点续传',
  ],
  [
    'GW-E2',
    '工业网关',
    '以太网工业网关',
    'Ethernet industrial gateway',
    'E2-200',
    '双网口 RS485×4',
    1180,
    '边缘计算，OPC UA服务器',
  ],
];

export const drivesAndControllers = (): DemoMaterial[] => [
  ...drives.map(([kilowatts, ampere, size, kilograms, price]) =>
    drive({
      itemCode: codeOfDrive(kilowatts),
      itemName: `低压变频器 P300 ${kilowatts} kW`,
      english: `Low-voltage drive P300, ${kilowatts} kW`,
      specificationModel: codeOfDrive(kilowatts).slice(4),
      specification: `${kilowatts} kW 3AC380 V ${ampere} A`,
      materialDescription: '风机水泵专用，内置PID与一拖三恒压供水，过载110 % 60 s，GB/T 12668.2',
      price,
      measures: crated(...size, kilograms, 40),
    }),
  ),
  ...starters.map(([kilowatts, ampere, kilograms, price]) =>
    starter({
      itemCode: `RQD-R500-${kilowatts}`,
      itemName: `电动机软启动器 R500 ${kilowatts} kW`,
      english: `Soft starter R500, ${kilowatts} kW`,
      specificationModel: `R500-${kilowatts}-4`,
      specification: `${kilowatts} kW ${ampere} A`,
      materialDescription: '内置旁路接触器，限流1.5~5倍，GB/T 14048.6',
      price,
      measures: { weightUnit: 'kg', netWeight: String(kilograms), roughWeight: String(Math.ceil(kilograms * 1.1)) },
    }),
  ),
  ...controllers.map(([itemCode, leaf, name, english, model, specification, price, materialDescription]) =>
    familyOf({ category: `控制器/${leaf}`, kind: 'purchased', unit: 'TAI', control: 'serial', prefix: 'KZ' })({
      itemCode,
      itemName: `${name} ${model}`,
      english: `${english} ${model}`,
      specificationModel: model,
      specification,
      price,
      materialDescription,
    }),
  ),
];
