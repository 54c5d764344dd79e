import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useExportText, text: exportText } = dictionary('export', {
  title: { ZHS: '导出', ENG: 'Export' },
  titleOf: { ZHS: '导出：{list}', ENG: 'Export: {list}' },
  rows: { ZHS: '范围', ENG: 'Rows' },
  allRows: { ZHS: '符合当前筛选条件的全部 {count} 条', ENG: 'All {count} that match the filters' },
  aboutAllRows: { ZHS: '符合当前筛选条件的全部数据，约 {count} 条', ENG: 'All that match the filters, about {count}' },
  tickedRows: { ZHS: '已勾选的 {count} 条', ENG: 'The {count} selected' },
  format: { ZHS: '格式', ENG: 'Format' },
  xlsx: { ZHS: 'Excel 工作簿（xlsx）', ENG: 'Excel workbook (xlsx)' },
  csv: { ZHS: '文本（csv）', ENG: 'Text (csv)' },
  columns: { ZHS: '列', ENG: 'Columns' },
  chosenColumns: { ZHS: '已选 {count} / {all} 列', ENG: '{count} of {all} columns' },
  allColumns: { ZHS: '全选', ENG: 'All' },
  shownColumns: { ZHS: '仅列表所示', ENG: 'As in the list' },
  byJob: {
    ZHS: '超过 {most} 条，由后台任务导出，完成后在“我的任务”中下载，文件保留一天。',
    ENG: 'More than {most} rows are exported in the background. The file is then among your tasks, for a day.',
  },
  started: {
    ZHS: '已开始导出，完成后可在“我的任务”中下载',
    ENG: 'The export has started. The file will be among your tasks',
  },
  failed: { ZHS: '可导出的列没有读取成功', ENG: 'The columns could not be read' },
  export: { ZHS: '导出', ENG: 'Export' },
});
