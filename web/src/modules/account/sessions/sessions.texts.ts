import { dictionary } from '../../../kernel/text/text.ts';

export const { useText: useSessionsText, text: sessionsText } = dictionary('sessions', {
  title: { ZHS: '登录的设备', ENG: 'Sessions' },
  unknownBrowser: { ZHS: '未知设备', ENG: 'Unknown device' },
  unknownAddress: { ZHS: '地址未知', ENG: 'address unknown' },
  current: { ZHS: '当前会话', ENG: 'This session' },
  online: { ZHS: '在线', ENG: 'Online' },
  remembered: { ZHS: '记住登录', ENG: 'Remembered' },
  begun: { ZHS: '登录于 {time}', ENG: 'Since {time}' },
  lastSeen: { ZHS: '最近使用 {time}', ENG: 'Last used {time}' },
  titleOf: { ZHS: '登录的设备：{name}（{account}）', ENG: 'Sessions: {name} ({account})' },
  end: { ZHS: '下线', ENG: 'End' },
  endOf: { ZHS: '使 {device} 下线', ENG: 'End the session on {device}' },
  endTitle: { ZHS: '确认使该设备下线？', ENG: 'End this session?' },
  endDetail: {
    ZHS: '{device}（{address}）上的登录将立即失效，未保存的内容会丢失。',
    ENG: '{device} ({address}) will be logged out at once. What has not been saved there is lost.',
  },
  endOthers: { ZHS: '下线其他全部设备', ENG: 'End all other sessions' },
  endOthersTitle: { ZHS: '确认使其他设备全部下线？', ENG: 'End all other sessions?' },
  endOthersDetail: {
    ZHS: '除当前会话外，您在其他 {count} 处的登录将立即失效，未保存的内容会丢失。',
    ENG: 'Your {count} other sessions will be logged out at once. What has not been saved there is lost.',
  },
  none: { ZHS: '目前没有登录的设备', ENG: 'Not logged in anywhere' },
});
