import type { Database } from '../../kernel/database/tenant-database.ts';

interface DemoNews {
  title: string;
  type: string;
  /** An empty line parts paragraphs. */
  content: string;
  publishedTime: string;
  expiresTime?: string;
  forced?: boolean;
  isDraft?: boolean;
  /** Codes of departments; for everybody without any. */
  departments?: readonly string[];
}

/** A company tells this to its staff; it is equal in every demo tenant. */
export const demoNews: readonly DemoNews[] = [
  {
    title: '主数据编码规范（2026版）发布',
    type: '公司公告',
    publishedTime: '2026-10-12 09:00:00',
    forced: true,
    content:
      '自即日起，品牌、物料、产品编码统一按《主数据编码规范（2026版）》执行。\n\n编码由字母、数字和连字符组成，不得使用中文字符；已有编码不作调整，新增数据按新规范录入。\n\n请各部门主数据专员于本月底前完成自查。',
  },
  {
    title: '月末库存盘点安排',
    type: '工作通知',
    publishedTime: '2026-10-26 10:30:00',
    content:
      '各库存组织请于10月30日17:00前停止出入库操作，10月31日全天盘点，11月1日8:00恢复。\n\n盘点差异请在系统中登记原因。',
  },
  {
    title: '信息安全提醒：定期修改登录密码',
    type: '安全提醒',
    publishedTime: '2026-11-02 14:00:00',
    forced: true,
    content:
      '请不要与他人共用账号，离开座位时锁定屏幕。\n\n建议每三个月修改一次登录密码：点击页面右上角的姓名，选择“修改密码”。',
  },
  {
    title: '新版品牌管理上线',
    type: '系统更新',
    publishedTime: '2026-11-10 08:30:00',
    content: '品牌管理支持多语言名称、图片和两人同时修改时的差异提示。\n\n使用中遇到问题请联系信息部。',
  },
  {
    title: '采购合同模板更新，请按新模板签订',
    type: '工作通知',
    publishedTime: '2026-11-12 09:30:00',
    forced: true,
    departments: ['D0301'],
    content:
      '自本月15日起，采购合同统一使用2026年第二版模板，旧模板停止使用。\n\n合同中的物料编码、单位与系统保持一致，签订前请在系统中核对。',
  },
  {
    title: '营销中心季度会议通知',
    type: '工作通知',
    publishedTime: '2026-09-08 10:00:00',
    expiresTime: '2026-09-18 18:00:00',
    departments: ['D0401'],
    content: '三季度经营分析会定于9月18日14:00在二楼会议室召开，请提前准备本区域数据。',
  },
  {
    title: '元旦假期发货安排',
    type: '工作通知',
    publishedTime: '2026-12-28 09:00:00',
    expiresTime: '2027-01-04 09:00:00',
    departments: ['D0303'],
    content: '1月1日至3日停止发货，紧急订单请于12月31日12:00前提交。',
  },
  {
    title: '员工体检报名（草稿）',
    type: '公司公告',
    publishedTime: '2026-11-13 17:00:00',
    isDraft: true,
    content: '年度体检将于12月进行，请在报名表中选择日期。',
  },
];

const toHtml = (text: string) =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');

export async function addDemoNews(db: Database) {
  for (const { content, publishedTime, expiresTime = null, isDraft = false, departments = [], ...news } of demoNews) {
    const { id } = await db
      .insertInto('news')
      .values({
        ...news,
        content: toHtml(content),
        published_time: publishedTime,
        expires_time: expiresTime,
        active: !isDraft,
        for_all: departments.length === 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const named =
      departments.length === 0
        ? []
        : await db.selectFrom('organisation').select('id').where('code', 'in', departments).execute();
    for (const organisation of named)
      await db.insertInto('news_audience').values({ news_id: id, organisation_id: organisation.id }).execute();
  }
}
