import type { Text } from '../../kernel/language.ts';

/** Reasons for which a connection is closed: at most 123 bytes each. */
export const liveTexts = {
  'live.upgradeRequired': { ZHS: '此地址只接受 WebSocket 连接', ENG: 'This address takes WebSocket connections only' },
  'live.goingAway': { ZHS: '服务器正在停止，请重新连接', ENG: 'The server is stopping. Please connect again' },
  'live.origin': { ZHS: '不允许从其他网站连接', ENG: 'Connections from other sites are not allowed' },
  'live.silent': { ZHS: '连接后未在规定时间内发送 OnConnection', ENG: 'OnConnection was not sent in time' },
  'live.malformed': { ZHS: '消息格式不正确', ENG: 'The frame is malformed' },
  'live.tooManyFrames': { ZHS: '发送过于频繁', ENG: 'Too many frames' },
  'live.tooManyWindows': { ZHS: '同时打开的窗口过多', ENG: 'Too many windows are open' },
  'live.internal': { ZHS: '服务器内部错误，请稍后再试', ENG: 'Something went wrong on the server' },
} satisfies Record<string, Text>;
