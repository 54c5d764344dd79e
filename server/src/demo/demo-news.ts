interface DemoNews {
  title: string;
  type: string;
  content: string;
  publishedTime: string;
  forced?: boolean;
}

/** What a company tells its staff; the same in every demo tenant. */
export const demoNews: readonly DemoNews[] = [
  {
    title: '主数据编码规范（2026版）发布',
    type: '公司公告',
    publishedTime: '2026-10-12 09:00:00',
    forced: true,
    content: '自即日起，品牌、物料、产品编码统一按《主数据编码规范（2026版）》执行。\n\n编码由字母、数字和连字符组成，不得使用中文字符；已有编码不作调整，新增数据按新规范录入。\n\n请各部门主数据专员于本月底前完成自查。',
  },
  {
    title: '月末库存盘点安排',
    type: '工作通知',
    publishedTime: '2026-10-26 10:30:00',
    content: '各库存组织请于10月30日17:00前停止出入库操作，10月31日全天盘点，11月1日8:00恢复。\n\n盘点差异请在系统中登记原因。',
  },
  {
    title: '信息安全提醒：定期修改登录密码',
    type: '安全提醒',
    publishedTime: '2026-11-02 14:00:00',
    forced: true,
    content: '请不要与他人共用账号，离开座位时锁定屏幕。\n\n建议每三个月修改一次登录密码：点击页面右上角的姓名，选择“修改密码”。',
  },
  {
    title: '新版品牌管理上线',
    type: '系统更新',
    publishedTime: '2026-11-10 08:30:00',
    content: '品牌管理支持多语言名称、图片和两人同时修改时的差异提示。\n\n使用中遇到问题请联系信息部。',
  },
];
