import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useJobText, text: jobText } = dictionary('job', {
  title: { ZHS: '我的任务', ENG: 'My tasks' },
  jobs: { ZHS: '任务', ENG: 'Tasks' },
  queued: { ZHS: '排队中', ENG: 'Queued' },
  running: { ZHS: '执行中', ENG: 'Running' },
  succeeded: { ZHS: '已完成', ENG: 'Done' },
  failed: { ZHS: '失败', ENG: 'Failed' },
  cancelled: { ZHS: '已终止', ENG: 'Stopped' },
  progress: { ZHS: '进度', ENG: 'Progress' },
  progressOf: { ZHS: '{done} / {total}', ENG: '{done} / {total}' },
  created: { ZHS: '发起于 {time}', ENG: 'Started {time}' },
  finished: { ZHS: '结束于 {time}', ENG: 'Ended {time}' },
  download: { ZHS: '下载 {name}', ENG: 'Download {name}' },
  cancel: { ZHS: '终止', ENG: 'Stop' },
  restart: { ZHS: '重新开始', ENG: 'Start again' },
  cancelTitle: { ZHS: '终止任务', ENG: 'Stop task' },
  cancelText: {
    ZHS: '确定终止任务“{title}”吗？终止后不能继续，只能重新发起。',
    ENG: 'Stop the task “{title}”? It cannot be resumed, only started again.',
  },
  none: { ZHS: '暂无任务', ENG: 'No tasks' },
  noneDetail: {
    ZHS: '需要较长时间的操作会在后台执行，在这里查看进度和结果。结果文件保留一天。',
    ENG: 'Long operations run in the background. Their progress and results appear here. Result files are kept for one day.',
  },
  hint: { ZHS: '结果文件保留一天，任务记录保留90天。', ENG: 'Result files are kept for one day, tasks for 90 days.' },
  jobSucceeded: { ZHS: '“{title}”已完成', ENG: '“{title}” has finished' },
  jobReady: {
    ZHS: '“{title}”已完成，可在“我的任务”中下载 {name}',
    ENG: '“{title}” has finished; download {name} under “My tasks”',
  },
  jobFailed: { ZHS: '“{title}”失败：{error}', ENG: '“{title}” has failed: {error}' },
});
