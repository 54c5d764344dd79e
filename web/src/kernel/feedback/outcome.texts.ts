import { dictionary } from '../text/text.ts';

/** `thing` is what one record is called, such as 品牌 or "brand"; `action` the word of its button. */
export const { text: outcomeText } = dictionary('outcome', {
  title: { ZHS: '操作结果', ENG: 'Results of actions' },
  one: { ZHS: '已{action}{thing}「{name}」', ENG: 'Done: {action} {thing} “{name}”' },
  many: { ZHS: '已{action} {count} 个{thing}', ENG: 'Done: {action} {count} × {thing}' },
  saved: { ZHS: '{message} · {thing}「{name}」', ENG: '{message} · {thing} “{name}”' },
  undo: { ZHS: '撤销', ENG: 'Undo' },
  undoMove: { ZHS: '撤销移动', ENG: 'Undo the move of' },
});
