import type { Database } from '../kernel/database/tenant-database.ts';

export const demoApplications = [
  { code: 'ERP', name: '企业资源计划', remarks: '采购、库存、财务一体化' },
  { code: 'MES', name: '制造执行系统', remarks: '车间排产与报工' },
  { code: 'WMS', name: '仓储管理系统', remarks: '入库、出库与盘点，手持终端扫码' },
  { code: 'CRM', name: '客户关系管理', remarks: '线索、商机与客户档案' },
  { code: 'SRM', name: '供应商协同平台', remarks: '询价、对账与到货预约' },
  { code: 'PLM', name: '产品生命周期管理', remarks: '图纸、BOM 与变更' },
  { code: 'OA', name: '协同办公', remarks: '流程审批与公文' },
  { code: 'HR', name: '人力资源', remarks: '组织、薪酬与考勤' },
  { code: 'QMS', name: '质量管理系统', remarks: '来料检验与不合格品处理' },
  { code: 'BI', name: '经营分析', remarks: '管理驾驶舱与报表' },
  { code: 'APP-STAFF', name: '员工移动端', remarks: 'iOS 与安卓，推送证书到期前提醒' },
  { code: 'OLD-EAM', name: '旧设备台账', remarks: '由 MES 替代，仅供查询', active: false },
];

/** The systems that a company of this kind runs. */
export async function addDemoApplications(db: Database) {
  await db.insertInto('application').values(demoApplications).execute();
}
