import type { Text } from '../../kernel/language.ts';

export const jobTexts = {
  'job.cancelled': { ZHS: '任务已终止', ENG: 'The task was stopped' },
  'job.ended': { ZHS: '任务已经结束，无法终止', ENG: 'The task has already ended and cannot be stopped' },
  'job.failed': {
    ZHS: '任务执行失败，请稍后重新发起；若仍失败，请将任务编号{job}告知管理员',
    ENG: 'The task failed. Start it again later; if it fails again, tell your administrator the task number {job}',
  },
  'job.interrupted': {
    ZHS: '任务多次中断，未能完成，请重新发起',
    ENG: 'The task was interrupted several times and did not finish. Please start it again',
  },
  'job.processLost': {
    ZHS: '处理该任务的服务进程两次意外终止，任务已停止',
    ENG: 'The server process of this task ended unexpectedly twice, so the task was stopped',
  },
  'job.restarted': { ZHS: '任务已重新开始', ENG: 'The task was started again' },
  'job.cannotRestart': {
    ZHS: '该任务不能重新开始，请在原来的页面重新发起',
    ENG: 'This task cannot be started again here. Please start it where you started it before',
  },
} satisfies Record<string, Text>;
