import type { Text } from '../../kernel/language.ts';

/** What the list of imports says of one. */
export const importLabels = {
  records: { ZHS: '导入记录', ENG: 'Imports' },
  file: { ZHS: '文件', ENG: 'File' },
  kind: { ZHS: '数据', ENG: 'Records' },
  state: { ZHS: '状态', ENG: 'State' },
  user: { ZHS: '导入人', ENG: 'User' },
  time: { ZHS: '时间', ENG: 'Time' },
  state_uploaded: { ZHS: '待匹配', ENG: 'To be matched' },
  state_checking: { ZHS: '试运行中', ENG: 'Dry run' },
  state_checked: { ZHS: '试运行，未导入', ENG: 'Dry run, not imported' },
  state_running: { ZHS: '导入中', ENG: 'Importing' },
  state_done: { ZHS: '已完成', ENG: 'Done' },
  state_undoing: { ZHS: '撤销中', ENG: 'Undoing' },
  state_undone: { ZHS: '已撤销', ENG: 'Undone' },
} satisfies Record<string, Text>;
