import type { Text } from '../../kernel/language.ts';

export const sessionsTexts = {
  'sessions.ended': { ZHS: '该设备已下线', ENG: 'The session has ended' },
  'sessions.othersEnded': { ZHS: '其他设备已全部下线', ENG: 'All other sessions have ended' },
  'sessions.current': {
    ZHS: '不能在此结束当前会话，请使用“退出”',
    ENG: 'The current session cannot be ended here. Please use “Exit”',
  },
} satisfies Record<string, Text>;
