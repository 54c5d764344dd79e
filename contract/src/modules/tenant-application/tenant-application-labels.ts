import type { Text } from '../../kernel/language.ts';

/** The names of the fields of a company's application, on the screen and in spreadsheets. */
export const tenantApplicationLabels = {
  title: { ZHS: '租户申请', ENG: 'Tenant applications' },
  name: { ZHS: '申请方', ENG: 'Applied for' },
  number: { ZHS: '申请编号', ENG: 'Number' },
  kind: { ZHS: '类型', ENG: 'Kind' },
  company: { ZHS: '企业', ENG: 'Company' },
  person: { ZHS: '个人', ENG: 'Person' },
  creditCode: { ZHS: '统一社会信用代码', ENG: 'Credit code' },
  region: { ZHS: '省市区', ENG: 'Region' },
  applicant: { ZHS: '申请人', ENG: 'Applicant' },
  phone: { ZHS: '手机号码', ENG: 'Mobile' },
  pending: { ZHS: '待审核', ENG: 'Pending' },
  approved: { ZHS: '已通过', ENG: 'Approved' },
  rejected: { ZHS: '已驳回', ENG: 'Rejected' },
  createTime: { ZHS: '申请时间', ENG: 'Applied at' },
  reviewerName: { ZHS: '审核人', ENG: 'Reviewed by' },
  reviewTime: { ZHS: '审核时间', ENG: 'Reviewed at' },
  tenantCode: { ZHS: '授权码', ENG: 'Authorisation code' },
} as const satisfies Record<string, Text>;
