import type { MenuEntry } from '../../kernel/menu-entry.ts';

/** Sending to many people; everybody reads their own messages behind the bell. */
export const messageMenu: MenuEntry = {
  code: 'messageManage',
  name: { ZHS: '消息发送', ENG: 'Send messages' },
  icon: 'message',
  url: '/messageManage',
  permissions: [{ code: 'message.send', name: { ZHS: '发送消息', ENG: 'Send messages' } }],
};
