import { recordLabels } from '@edp/contract/kernel/record/record-labels.ts';
import { dictionary } from '../../kernel/text/text.ts';

/** The words that every noun uses; `thing` is what one record is called, such as 品牌 or "brand". */
export const { useText: useNounText, text: nounText } = dictionary('noun', {
  title: { ZHS: '通用词语', ENG: 'Common words' },
  add: { ZHS: '新增{thing}', ENG: 'New {thing}' },
  edit: { ZHS: '编辑{thing}', ENG: 'Edit {thing}' },
  details: { ZHS: '{thing}详情', ENG: 'Details of the {thing}' },
  view: { ZHS: '查看', ENG: 'View' },
  editAction: { ZHS: '编辑', ENG: 'Edit' },
  enabled: recordLabels.enabled,
  disabled: recordLabels.disabled,
  enable: { ZHS: '启用', ENG: 'Enable' },
  disable: { ZHS: '停用', ENG: 'Disable' },
  languages: { ZHS: '多语言', ENG: 'Languages' },
  delete: { ZHS: '删除', ENG: 'Delete' },
  deleteTitle: { ZHS: '确认删除{thing}“{name}”？', ENG: 'Delete the {thing} “{name}”?' },
  deleteDetail: {
    ZHS: '编码 {code}。删除后不能恢复；已被使用的{thing}不能删除。',
    ENG: 'Code {code}. This cannot be undone. What is in use cannot be deleted.',
  },
  validity: recordLabels.validity,
  valid: recordLabels.valid,
  invalid: recordLabels.invalid,
  status: recordLabels.status,
  sortOrder: recordLabels.sortOrder,
  source: recordLabels.source,
  system: recordLabels.system,
  user: recordLabels.user,
  description: recordLabels.description,
  remark: recordLabels.remark,
  creator: recordLabels.creator,
  createTime: recordLabels.createTime,
  updatedTime: recordLabels.updatedTime,
  picture: recordLabels.picture,
  stock: recordLabels.stock,
  completeness: recordLabels.completeness,
  yes: recordLabels.yes,
  no: recordLabels.no,
  codePlaceholder: {
    ZHS: '字母、数字或符号，最多{max}个字符',
    ENG: 'Letters, digits or signs, at most {max} characters',
  },
  textPlaceholder: { ZHS: '最多{max}个字符', ENG: 'At most {max} characters' },
  select: { ZHS: '请选择', ENG: 'Please select' },
});
export type NounText = typeof nounText;
