import { dictionaryPart } from '../../kernel/text/text.ts';

/** Beside what the definition says. */
export const { useText: useLabelSetText } = dictionaryPart('labelSet', {
  copy: { ZHS: '复制标签集', ENG: 'Copy set' },
  source: { ZHS: '来源标签集', ENG: 'Source set' },
  sourcePlaceholder: { ZHS: '请选择要复制的标签集', ENG: 'Choose the set to copy' },
  newName: { ZHS: '新标签集名称', ENG: 'New set name' },
  manage: { ZHS: '标签管理', ENG: 'Labels' },
  manageOf: { ZHS: '标签管理：{name}', ENG: 'Labels: {name}' },
  deleteDetail: {
    ZHS: '其中的全部标签将一并删除，不能恢复；已被使用的不能删除。',
    ENG: 'All of its labels are deleted as well. This cannot be undone. What is in use cannot be deleted.',
  },
  tree: { ZHS: '标签树', ENG: 'Labels' },
  single: { ZHS: '单选', ENG: 'Single choice' },
  several: { ZHS: '多选', ENG: 'Multiple choice' },
});
