import type { NewRole } from '../modules/tenant/set-up-tenant.ts';

interface DemoAccount {
  account: string;
  password: string;
  name: string;
  watermark?: boolean;
  roles: readonly string[];
}

export interface DemoBrand {
  code: string;
  name: string;
  english: string;
  description: string;
  active?: boolean;
}

export interface DemoTenant {
  code: string;
  name: string;
  accounts: readonly DemoAccount[];
  brands: readonly DemoBrand[];
}

export const demoRoles: readonly NewRole[] = [
  {
    code: 'SYS_ADMIN',
    name: { ZHS: '系统管理员', ENG: 'System administrator' },
    administrator: true,
    permissions: [],
    inventoryOrganisations: ['INV01'],
  },
  {
    code: 'MASTER_DATA',
    name: { ZHS: '主数据专员', ENG: 'Master data specialist' },
    permissions: [
      'brand.view',
      'brand.edit',
      'brand.delete',
      'unit.view',
      'unit.edit',
      'unit.delete',
      'device.view',
      'specification.view',
      'specification.edit',
      'specification.delete',
      'categorySet.view',
      'categorySet.edit',
      'categorySet.delete',
      'labelSet.view',
      'labelSet.edit',
      'labelSet.delete',
      'application.view',
      'application.edit',
      'application.delete',
      'setting.view',
      'setting.edit',
      'setting.delete',
      'certificate.view',
      'certificate.edit',
      'certificate.delete',
      'material.view',
      'material.edit',
      'material.delete',
      'material.load',
      'material.assign',
      'material.print',
      'material.requirement',
      'product.view',
      'product.edit',
      'product.delete',
      'product.shelf',
      'product.load',
      'product.assign',
      'product.requirement',
      'goodsGroup.view',
      'goodsGroup.edit',
      'goodsGroup.delete',
      'bom.view',
      'bom.edit',
      'bom.delete',
      'bom.release',
    ],
    inventoryOrganisations: ['INV01', 'INV02', 'INV03'],
  },
  {
    code: 'WAREHOUSE',
    name: { ZHS: '仓储专员', ENG: 'Warehouse specialist' },
    permissions: ['material.view', 'material.load', 'material.print', 'material.stock'],
    inventoryOrganisations: ['INV02'],
  },
  {
    code: 'VIEWER',
    name: { ZHS: '数据查看员', ENG: 'Viewer' },
    permissions: [
      'brand.view',
      'unit.view',
      'specification.view',
      'application.view',
      'setting.view',
      'device.view',
      'categorySet.view',
      'labelSet.view',
      'certificate.view',
      'material.view',
      'material.print',
      'product.view',
      'goodsGroup.view',
      'bom.view',
    ],
    inventoryOrganisations: ['INV01'],
  },
  { code: 'DMS_CUST_01', name: { ZHS: '经销客户', ENG: 'Dealer' }, permissions: [], inventoryOrganisations: ['INV01'] },
];

const accountsNamed = (admin: string, specialist: string, viewer: string, customer: string): DemoAccount[] => [
  { account: 'admin', password: 'Admin123', name: admin, roles: ['SYS_ADMIN'] },
  { account: 'zhangwei', password: 'Demo1234', name: specialist, roles: ['MASTER_DATA', 'WAREHOUSE'] },
  { account: 'lina', password: 'Demo1234', name: viewer, roles: ['VIEWER'] },
  { account: 'kehu', password: 'Demo1234', name: customer, watermark: true, roles: ['DMS_CUST_01'] },
];

export const demoTenants: readonly DemoTenant[] = [
  {
    code: 'BRH',
    name: '佰瑞华集团',
    accounts: accountsNamed('陈志远', '张伟', '李娜', '华东经销商'),
    brands: [
      { code: 'BRH', name: '佰瑞华', english: 'Bairuihua', description: '集团自有品牌，覆盖泵阀与过程控制设备' },
      { code: 'HENGTUO', name: '恒拓轴承', english: 'Hengtuo Bearings', description: '深沟球轴承、圆锥滚子轴承' },
      { code: 'YUANCE', name: '远策仪表', english: 'Yuance Instruments', description: '压力、温度与流量仪表' },
      { code: 'LANJI', name: '澜极密封', english: 'Lanji Seals', description: '机械密封与填料' },
      { code: 'DINGXIN', name: '鼎芯自动化', english: 'Dingxin Automation', description: '可编程控制器与工业网关' },
      { code: 'QINGFENG', name: '青峰电机', english: 'Qingfeng Motors', description: '高效异步电机与伺服电机' },
      { code: 'KELIAN', name: '科联电缆', english: 'Kelian Cables', description: '动力电缆、控制电缆' },
      { code: 'WEISHENG', name: '威盛液压', english: 'Weisheng Hydraulics', description: '液压泵、液压缸与阀组' },
      { code: 'RUIDA', name: '锐达刀具', english: 'Ruida Tools', description: '数控刀片与整体硬质合金刀具' },
      { code: 'XINHE', name: '信合紧固件', english: 'Xinhe Fasteners', description: '高强度螺栓、螺母与垫圈' },
      { code: 'ANTAI', name: '安泰劳保', english: 'Antai Safety', description: '劳动防护用品' },
      { code: 'BOYUAN', name: '博远管件', english: 'Boyuan Fittings', description: '不锈钢管件与法兰' },
      { code: 'JINGCE', name: '精测量具', english: 'Jingce Gauges', description: '卡尺、千分尺与检具' },
      { code: 'LVYUAN', name: '绿源润滑', english: 'Lvyuan Lubricants', description: '液压油、齿轮油与润滑脂' },
      { code: 'TIANQI', name: '天启焊材', english: 'Tianqi Welding', description: '焊条、焊丝与焊剂' },
      { code: 'HUIJIE', name: '汇捷物流', english: 'Huijie Logistics', description: '托盘、料架与周转箱' },
      { code: 'MINGDA', name: '明达照明', english: 'Mingda Lighting', description: '工矿灯与防爆灯' },
      { code: 'ZHUOYUE', name: '卓越气动', english: 'Zhuoyue Pneumatics', description: '气缸、电磁阀与气源处理' },
      { code: 'HAINA', name: '海纳过滤', english: 'Haina Filtration', description: '滤芯与过滤器总成' },
      { code: 'JIUZHOU', name: '九洲变频', english: 'Jiuzhou Drives', description: '低压变频器与软启动器' },
      { code: 'FEIYU', name: '飞羽传感', english: 'Feiyu Sensors', description: '接近开关与光电传感器' },
      { code: 'PANSHI', name: '磐石铸造', english: 'Panshi Castings', description: '球铁与灰铁铸件' },
      {
        code: 'OLDSTAR',
        name: '老星机械',
        english: 'Laoxing Machinery',
        description: '已停止合作，仅保留历史数据',
        active: false,
      },
      {
        code: 'SHENGTAI',
        name: '盛泰化工',
        english: 'Shengtai Chemicals',
        description: '清洗剂与表面处理剂',
        active: false,
      },
    ],
  },
  {
    code: 'HXJT',
    name: '华星集团',
    accounts: accountsNamed('赵明辉', '张薇', '李楠', '西北经销商'),
    brands: [
      { code: 'HX', name: '华星', english: 'Huaxing', description: '集团自有品牌，商用厨房设备' },
      { code: 'MEIJIA', name: '美佳不锈钢', english: 'Meijia Steel', description: '不锈钢台面与水槽' },
      { code: 'LENGFENG', name: '冷锋制冷', english: 'Lengfeng Cooling', description: '压缩机与冷凝机组' },
      { code: 'HUOYAN', name: '火焰燃气', english: 'Huoyan Gas', description: '燃烧器与点火装置' },
      { code: 'JIESHUI', name: '洁水净化', english: 'Jieshui Water', description: '净水滤芯与软水机' },
      { code: 'HENGTUO', name: '恒拓轴承', english: 'Hengtuo Bearings', description: '搅拌设备用轴承' },
    ],
  },
];
