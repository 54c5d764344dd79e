import type { Text } from '../language.ts';

/** The messages of calls about several records. */
export const batchTexts = {
  'batch.grown': {
    ZHS: '符合条件的数据已增加，请刷新列表后重新选择',
    ENG: 'More records match now. Please refresh the list and select again',
  },
  'batch.noneMatched': {
    ZHS: '没有符合条件的数据，请刷新列表后重新选择',
    ENG: 'No record matches. Please refresh the list and select again',
  },
  'batch.refused': { ZHS: '{reason}', ENG: '{reason}' },
  'batch.allRefused': {
    ZHS: '所选{count}条均未处理：{reasons}',
    ENG: 'None of the {count} records could be processed: {reasons}',
  },
  'batch.partlyDone': {
    ZHS: '共{total}条，成功{done}条，失败{failed}条',
    ENG: '{done} of {total} done, {failed} refused',
  },
  'batch.tooMany': {
    ZHS: '一次最多处理{max}条数据，请缩小查询范围',
    ENG: 'At most {max} records at a time. Please narrow the list down',
  },
} satisfies Record<string, Text>;
