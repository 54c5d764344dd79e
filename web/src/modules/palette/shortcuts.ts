import type { Text } from '@edp/contract/kernel/language.ts';

interface Shortcut {
  readonly keys: readonly string[];
  readonly text: Text;
}

/** What can be done by keyboard, by the part of the screen that has the focus. A part that gets a key names it here. */
export const shortcuts: readonly { readonly title: Text; readonly keys: readonly Shortcut[] }[] = [
  {
    title: { ZHS: '任何页面', ENG: 'Everywhere' },
    keys: [
      { keys: ['Ctrl', 'K'], text: { ZHS: '搜索菜单、记录与操作', ENG: 'Search pages, records and actions' } },
      { keys: ['Alt', 'N'], text: { ZHS: '新增', ENG: 'New record' } },
      { keys: ['Alt', 'E'], text: { ZHS: '编辑打开的记录', ENG: 'Edit the open record' } },
      { keys: ['Ctrl', 'S'], text: { ZHS: '保存', ENG: 'Save' } },
      { keys: ['Alt', 'K/J'], text: { ZHS: '上一条、下一条记录', ENG: 'Previous, next record' } },
      { keys: ['Alt', 'X'], text: { ZHS: '导出当前列表', ENG: 'Export this list' } },
      { keys: ['Ctrl', 'Z'], text: { ZHS: '撤销提示中的操作', ENG: 'Undo what the message offers to' } },
      { keys: ['?'], text: { ZHS: '显示本说明', ENG: 'Show this list' } },
      { keys: ['Esc'], text: { ZHS: '关闭对话框', ENG: 'Close the dialog' } },
    ],
  },
  {
    title: { ZHS: '命令面板', ENG: 'Command palette' },
    keys: [
      { keys: ['↑', '↓'], text: { ZHS: '选择', ENG: 'Select' } },
      { keys: ['Enter'], text: { ZHS: '打开', ENG: 'Open' } },
      { keys: ['Ctrl', 'Enter'], text: { ZHS: '在新标签页打开', ENG: 'Open in a new tab' } },
      {
        keys: ['Tab'],
        text: { ZHS: '只在所选结果的类别中搜索', ENG: 'Search in the group of the selected result alone' },
      },
      {
        keys: ['Backspace'],
        text: { ZHS: '输入框为空时，取消限定的类别', ENG: 'In an empty input: search everywhere again' },
      },
    ],
  },
  {
    title: { ZHS: '列表旁的记录', ENG: 'Record beside a list' },
    keys: [
      { keys: ['↑', '↓'], text: { ZHS: '上一条、下一条（也可用 K、J）', ENG: 'Previous, next (or K, J)' } },
      { keys: ['Esc'], text: { ZHS: '关闭记录', ENG: 'Close the record' } },
    ],
  },
  {
    title: { ZHS: '列表的表头', ENG: 'Head of a list' },
    keys: [
      { keys: ['←', '→'], text: { ZHS: '移到相邻的列', ENG: 'Go to the next column' } },
      { keys: ['Enter'], text: { ZHS: '按该列排序', ENG: 'Sort by the column' } },
      { keys: ['Shift', '←/→'], text: { ZHS: '调整列宽', ENG: 'Change its width' } },
      { keys: ['Ctrl', '←/→'], text: { ZHS: '移动该列', ENG: 'Move the column' } },
    ],
  },
  {
    title: { ZHS: '电子表格', ENG: 'Editable grid' },
    keys: [
      { keys: ['F2'], text: { ZHS: '编辑单元格', ENG: 'Edit the cell' } },
      { keys: ['Shift', '↑↓←→'], text: { ZHS: '扩大选区', ENG: 'Extend the selection' } },
      { keys: ['Ctrl', 'Enter'], text: { ZHS: '填入所选单元格', ENG: 'Fill the selected cells' } },
      { keys: ['Ctrl', 'Z'], text: { ZHS: '撤销', ENG: 'Undo' } },
      { keys: ['Ctrl', 'F'], text: { ZHS: '查找', ENG: 'Find' } },
      { keys: ['Esc', 'Tab'], text: { ZHS: '先后按下，离开表格', ENG: 'One after the other: leave the grid' } },
    ],
  },
  {
    title: { ZHS: '树', ENG: 'Tree' },
    keys: [
      { keys: ['↑', '↓'], text: { ZHS: '上一个、下一个节点', ENG: 'Previous, next node' } },
      { keys: ['→', '←'], text: { ZHS: '展开、收起', ENG: 'Expand, collapse' } },
      { keys: ['Home', 'End'], text: { ZHS: '第一个、最后一个', ENG: 'First, last' } },
    ],
  },
];
