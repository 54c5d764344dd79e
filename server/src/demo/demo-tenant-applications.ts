interface DemoApplication {
  kind?: 'person';
  company: string;
  creditCode?: string;
  regionCode: string;
  region: string;
  address: string;
  applicant: string;
  phone: string;
  requirement: string;
  time: string;
  /** The tenant that it became. */
  tenantCode?: string;
  /** Why it was rejected. */
  reason?: string;
  reviewTime?: string;
}

/** Applications in every state; the demo tenants began with one as well. */
export const demoTenantApplications: readonly DemoApplication[] = [
  {
    company: '佰瑞华集团有限公司',
    creditCode: '91320594MA1BRH0014',
    regionCode: '320571',
    region: '江苏省/苏州市/苏州工业园区',
    address: '星湖街328号创意产业园5栋',
    applicant: '陈志远',
    phone: '13812340001',
    requirement: '集团及下属工厂统一管理品牌、物料与产品主数据',
    time: '2026-08-17 10:12:00',
    tenantCode: 'BRH',
    reviewTime: '2026-08-18 09:30:00',
  },
  {
    company: '华星集团有限公司',
    creditCode: '91420100MA4HXJT020',
    regionCode: '420106',
    region: '湖北省/武汉市/武昌区',
    address: '中北路86号汉街总部国际',
    applicant: '赵明辉',
    phone: '13812340002',
    requirement: '商用厨房设备的产品与备件管理，多仓库',
    time: '2026-08-24 15:40:00',
    tenantCode: 'HXJT',
    reviewTime: '2026-08-25 11:05:00',
  },
  {
    company: '青岛远澜海洋装备有限公司',
    creditCode: '91370212MA3YLHY03P',
    regionCode: '370212',
    region: '山东省/青岛市/崂山区',
    address: '株洲路20号海信创智谷',
    applicant: '孙海涛',
    phone: '13812340003',
    requirement: '试用',
    time: '2026-09-09 09:05:00',
    reason: '营业执照照片模糊，无法辨认统一社会信用代码，请重新上传清晰的照片',
    reviewTime: '2026-09-09 16:20:00',
  },
  {
    kind: 'person',
    company: '钱思远',
    regionCode: '310115',
    region: '上海市/上海市/浦东新区',
    address: '张江路665号',
    applicant: '钱思远',
    phone: '13812340004',
    requirement: '个人工作室，管理定制家具的物料清单',
    time: '2026-10-12 20:31:00',
    reason: '身份证照片与申请人姓名不一致',
    reviewTime: '2026-10-13 09:15:00',
  },
  {
    company: '深圳市启岳智能装备有限公司',
    creditCode: '91440305MA5YLXX04K',
    regionCode: '440305',
    region: '广东省/深圳市/南山区',
    address: '粤海街道高新南九道52号启岳大厦12层',
    applicant: '梁晓峰',
    phone: '13812340005',
    requirement: '管理三个工厂的物料主数据与产品BOM，约两万条物料，需要批量导入',
    time: '2026-11-03 11:26:00',
  },
  {
    company: '杭州听泉信息技术有限公司',
    creditCode: '91330106MA2LXXX059',
    regionCode: '330106',
    region: '浙江省/杭州市/西湖区',
    address: '文三路259号昌地火炬大厦',
    applicant: '沈若琳',
    phone: '13812340006',
    requirement: '为经销商门户提供产品目录与价格',
    time: '2026-11-09 14:02:00',
  },
  {
    company: '成都蜀工精密机械有限公司',
    creditCode: '91510107MA6XGJM06E',
    regionCode: '510107',
    region: '四川省/成都市/武侯区',
    address: '武科东四路18号',
    applicant: '罗文斌',
    phone: '13812340007',
    requirement: '设备备件的编码统一与库存组织分配',
    time: '2026-11-12 09:48:00',
  },
  {
    kind: 'person',
    company: '周雨桐',
    regionCode: '440106',
    region: '广东省/广州市/天河区',
    address: '天河北路233号',
    applicant: '周雨桐',
    phone: '13812340008',
    requirement: '独立设计师，管理自有品牌的产品资料与图片',
    time: '2026-11-14 16:55:00',
  },
];
