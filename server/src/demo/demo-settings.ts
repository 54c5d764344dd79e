import type { SettingType } from '@edp/contract/modules/setting/setting.ts';
import type { Database } from '../kernel/database/tenant-database.ts';

type DemoSetting = [name: string, code?: string, remark?: string];

const demoSettings: Readonly<Record<SettingType, readonly DemoSetting[]>> = {
  APPLICATION_MODULE: [
    ['系统设置'],
    ['报表中心'],
    ['流程审批'],
    ['质量管理'],
    ['设备维护'],
    ['售后服务'],
    ['财务结算'],
    ['仓储管理'],
    ['生产执行'],
    ['采购管理'],
    ['销售管理'],
    ['主数据管理', '', '品牌、单位、物料、商品等基础数据'],
  ],
  APPLICATION_CATEGORY: [
    ['办公协同', 'OA', '公文、日程、会议'],
    ['企业资源计划', 'ERP', '财务、采购、库存'],
    ['制造执行', 'MES', '车间工单与报工'],
    ['客户关系', 'CRM', '客户、商机、合同'],
    ['供应链协同', 'SCM', '供应商门户与物流'],
    ['数据分析', 'BI', '经营看板与自助报表'],
  ],
  APPLICATION_LABEL: [['试用中'], ['即将下线'], ['外部系统'], ['移动端'], ['管理层'], ['推荐'], ['常用']],
};

export async function addDemoSettings(db: Database) {
  for (const [type, items] of Object.entries(demoSettings)) {
    const values = items.map(([name, code = '', remark = ''], index) => {
      const time = `2026-10-${String(index + 1).padStart(2, '0')} 10:${String((index * 11) % 60).padStart(2, '0')}:00`;
      return { type, name, code, remark, created_time: time, updated_time: time };
    });
    await db.insertInto('setting').values(values).execute();
  }
}
