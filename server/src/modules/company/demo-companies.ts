import type { Company } from '@edp/contract/modules/company/company.ts';

type DemoCompany = Omit<Company, 'creditNo' | 'orgNo'>;

/** Made up from first to last, with check digits that are right. */
const companies: readonly DemoCompany[] = [
  {
    name: '深圳市云岭智造科技有限公司', credit_no: '91440305MAFNQNMT70', regNo: '440305925273105', operName: '梁晓峰',
    registCapi: '5000万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2015-06-18', termEnd: '', checkDate: '2023-04-12',
    belongOrg: '深圳市市场监督管理局南山局', address: '广东省深圳市南山区粤海街道科苑路18号云岭大厦12层',
    scope: '智能装备、工业机器人的技术开发、生产与销售；软件开发；货物及技术进出口。',
  },
  {
    name: '深圳市云岭供应链管理有限公司', credit_no: '91440305MAM542HX7A', regNo: '440305728552572', operName: '梁晓峰',
    registCapi: '1000万元人民币', econKind: '有限责任公司(法人独资)', new_status: '存续', termStart: '2018-09-03', termEnd: '', checkDate: '2022-11-25',
    belongOrg: '深圳市市场监督管理局南山局', address: '广东省深圳市南山区粤海街道科苑路18号云岭大厦9层',
    scope: '供应链管理；仓储服务；国内货运代理；信息咨询服务。',
  },
  {
    name: '杭州澜舟信息技术有限公司', credit_no: '91330106MAL5H1KD9U', regNo: '330106058459560', operName: '沈若琳',
    registCapi: '2000万元人民币', econKind: '有限责任公司(自然人投资或控股)', new_status: '存续', termStart: '2016-03-22', termEnd: '', checkDate: '2024-01-08',
    belongOrg: '杭州市西湖区市场监督管理局', address: '浙江省杭州市西湖区文三路259号昌地火炬大厦1幢8层',
    scope: '计算机软硬件、网络技术的技术开发、技术服务；信息系统集成。',
  },
  {
    name: '上海澜舟数据服务有限公司', credit_no: '91310115513106177N', regNo: '310115758131140', operName: '顾明哲',
    registCapi: '3000万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2019-05-14', termEnd: '2049-05-13', checkDate: '2023-08-30',
    belongOrg: '上海市浦东新区市场监督管理局', address: '上海市浦东新区张江路368号2幢301室',
    scope: '数据处理和存储支持服务；大数据服务；软件开发。',
  },
  {
    name: '上海启衡精密机械有限公司', credit_no: '91310114495004248E', regNo: '310114429252880', operName: '周启衡',
    registCapi: '8000万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2008-11-06', termEnd: '2038-11-05', checkDate: '2021-12-17',
    belongOrg: '上海市嘉定区市场监督管理局', address: '上海市嘉定区安亭镇墨玉南路1033号',
    scope: '精密机械零部件、液压元件、轴承的制造、加工、销售。',
  },
  {
    name: '北京青禾致远科技股份有限公司', credit_no: '91110108MAGB3GTY93', regNo: '110108759489193', operName: '何致远',
    registCapi: '12000万元人民币', econKind: '其他股份有限公司(非上市)', new_status: '存续', termStart: '2011-07-29', termEnd: '', checkDate: '2024-03-19',
    belongOrg: '北京市海淀区市场监督管理局', address: '北京市海淀区中关村东路66号世纪科贸大厦B座1506',
    scope: '技术开发、技术推广；计算机系统服务；销售自行开发的产品。',
  },
  {
    name: '北京青禾餐饮管理有限公司', credit_no: '91110105MA3T1DE5XQ', regNo: '110105233846061', operName: '韩雪',
    registCapi: '500万元人民币', econKind: '有限责任公司(自然人独资)', new_status: '注销', termStart: '2017-02-15', termEnd: '2047-02-14', checkDate: '2022-06-02',
    belongOrg: '北京市朝阳区市场监督管理局', address: '北京市朝阳区酒仙桥路10号院3号楼2层',
    scope: '餐饮管理；会议服务；销售日用品。',
  },
  {
    name: '苏州明泽新材料有限公司', credit_no: '91320506436018180Q', regNo: '320506393904269', operName: '陆明泽',
    registCapi: '6500万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2012-04-10', termEnd: '', checkDate: '2023-02-28',
    belongOrg: '苏州市吴中区市场监督管理局', address: '江苏省苏州市吴中区木渎镇金枫南路1258号',
    scope: '高分子材料、工程塑料、复合材料的研发、生产、销售。',
  },
  {
    name: '昆山恒泰电子元件有限公司', credit_no: '91320583MABDX35C7E', regNo: '320583970531084', operName: '许国栋',
    registCapi: '1500万美元', econKind: '有限责任公司(台港澳法人独资)', new_status: '存续', termStart: '2006-08-21', termEnd: '2056-08-20', checkDate: '2023-10-11',
    belongOrg: '昆山市市场监督管理局', address: '江苏省昆山市玉山镇晨丰路188号',
    scope: '新型电子元器件、连接器、线束的生产，销售自产产品。',
  },
  {
    name: '成都蜀川阀门制造有限公司', credit_no: '9151010775389570X0', regNo: '510107936407512', operName: '唐建国',
    registCapi: '3600万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2003-05-16', termEnd: '', checkDate: '2022-09-07',
    belongOrg: '成都市武侯区市场监督管理局', address: '四川省成都市武侯区武科西五路360号',
    scope: '阀门、管件、法兰的制造、销售、安装及售后服务。',
  },
  {
    name: '武汉楚天光电设备有限公司', credit_no: '91420111MAM617787E', regNo: '420111145422157', operName: '胡海涛',
    registCapi: '4200万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2010-10-26', termEnd: '', checkDate: '2023-05-23',
    belongOrg: '武汉市洪山区市场监督管理局', address: '湖北省武汉市洪山区关山大道355号光谷新发展国际中心A座17层',
    scope: '光电设备、激光加工设备的研发、生产、销售及维修。',
  },
  {
    name: '广州南粤食品配料有限公司', credit_no: '91440113MA2F6FMX8X', regNo: '440113087679282', operName: '陈婉仪',
    registCapi: '2800万元人民币', econKind: '有限责任公司(自然人投资或控股)', new_status: '存续', termStart: '2009-01-13', termEnd: '', checkDate: '2022-03-15',
    belongOrg: '广州市番禺区市场监督管理局', address: '广东省广州市番禺区石碁镇市莲路富怡工业园3号',
    scope: '食品添加剂、调味品的生产与批发；货物进出口。',
  },
  {
    name: '东莞市锐科五金制品有限公司', credit_no: '91441900957950096F', regNo: '441900593257446', operName: '黄锐',
    registCapi: '800万元人民币', econKind: '有限责任公司(自然人独资)', new_status: '存续', termStart: '2014-12-02', termEnd: '', checkDate: '2021-07-20',
    belongOrg: '东莞市市场监督管理局', address: '广东省东莞市长安镇振安中路278号',
    scope: '五金制品、模具、紧固件的加工、产销。',
  },
  {
    name: '青岛海岳冷链物流有限公司', credit_no: '9137021203888717XY', regNo: '370212518438211', operName: '孙海岳',
    registCapi: '5500万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2013-06-07', termEnd: '2043-06-06', checkDate: '2023-11-02',
    belongOrg: '青岛市崂山区市场监督管理局', address: '山东省青岛市崂山区株洲路151号',
    scope: '道路货物运输（冷藏保鲜）；低温仓储；装卸搬运服务。',
  },
  {
    name: '西安秦原仪表股份有限公司', credit_no: '91610113MAB1275BXD', regNo: '610113033950239', operName: '杨守正',
    registCapi: '9000万元人民币', econKind: '股份有限公司(非上市、自然人投资或控股)', new_status: '存续', termStart: '2001-09-18', termEnd: '', checkDate: '2024-02-06',
    belongOrg: '西安市雁塔区市场监督管理局', address: '陕西省西安市雁塔区科技二路77号西安光电园',
    scope: '工业自动化仪表、传感器、控制系统的研制、生产、销售。',
  },
  {
    name: '厦门鹭达国际贸易有限公司', credit_no: '91350203MAEEH36K8P', regNo: '350203431184664', operName: '林嘉禾',
    registCapi: '1200万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2012-08-15', termEnd: '2042-08-14', checkDate: '2022-12-09',
    belongOrg: '厦门市思明区市场监督管理局', address: '福建省厦门市思明区鹭江道100号财富中心22层',
    scope: '经营各类商品和技术的进出口；化工产品、建材批发。',
  },
  {
    name: '长沙湘麓重工机械有限公司', credit_no: '91430104MAQBF6HN9G', regNo: '430104512376993', operName: '彭志刚',
    registCapi: '15000万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2005-03-28', termEnd: '', checkDate: '2023-07-14',
    belongOrg: '长沙市岳麓区市场监督管理局', address: '湖南省长沙市岳麓区麓谷大道658号',
    scope: '工程机械、起重设备及其配件的研发、制造、租赁。',
  },
  {
    name: '重庆渝峰汽车零部件有限公司', credit_no: '91500112MADM392W6K', regNo: '500112417775337', operName: '罗渝峰',
    registCapi: '7200万元人民币', econKind: '有限责任公司', new_status: '存续', termStart: '2007-12-11', termEnd: '', checkDate: '2022-05-31',
    belongOrg: '重庆市渝北区市场监督管理局', address: '重庆市渝北区回兴街道宝圣大道19号',
    scope: '汽车零部件、摩托车零部件的制造、销售。',
  },
  {
    name: '沈阳北辰轴承销售有限公司', credit_no: '91210102502016707W', regNo: '210102958258524', operName: '于北辰',
    registCapi: '300万元人民币', econKind: '有限责任公司(自然人独资)', new_status: '吊销，未注销', termStart: '2016-11-24', termEnd: '2036-11-23', checkDate: '2020-04-16',
    belongOrg: '沈阳市和平区市场监督管理局', address: '辽宁省沈阳市和平区三好街96号同方广场5层',
    scope: '轴承、机电设备、五金工具批发、零售。',
  },
  {
    name: '合肥智川环境科技有限公司', credit_no: '91340104MAYH1UXF4B', regNo: '340104410821781', operName: '江智川',
    registCapi: '2600万元人民币', econKind: '其他有限责任公司', new_status: '存续', termStart: '2018-04-19', termEnd: '', checkDate: '2024-05-10',
    belongOrg: '合肥市蜀山区市场监督管理局', address: '安徽省合肥市蜀山区创新大道2800号创新产业园二期F1座',
    scope: '环保设备的研发、销售；水处理工程；环境监测服务。',
  },
];

/** The organisation code is a part of the credit code: the ninth character to the seventeenth, the last as its check digit. */
export const demoCompanies: readonly Company[] = companies.map((company) => ({
  ...company,
  creditNo: company.credit_no,
  orgNo: `${company.credit_no.slice(8, 16)}-${company.credit_no.slice(16, 17)}`,
}));
