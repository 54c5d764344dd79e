import { dictionary } from '../../kernel/text/text.ts';

export const { useText: useMessageText, text: messageText } = dictionary('message', {
  title: { ZHS: '站内消息', ENG: 'Messages' },
  messages: { ZHS: '消息', ENG: 'Messages' },
  messagesUnread: { ZHS: '消息，{count} 条未读', ENG: 'Messages, {count} unread' },
  all: { ZHS: '全部', ENG: 'All' },
  unread: { ZHS: '未读', ENG: 'Unread' },
  read: { ZHS: '已读', ENG: 'Read' },
  filter: { ZHS: '消息状态', ENG: 'State of the messages' },
  markAllRead: { ZHS: '全部标为已读', ENG: 'Mark all as read' },
  delete: { ZHS: '删除', ENG: 'Delete' },
  deleteTitle: { ZHS: '删除消息', ENG: 'Delete message' },
  deleteText: {
    ZHS: '确定删除消息“{title}”吗？删除后无法恢复。',
    ENG: 'Delete the message “{title}”? This cannot be undone.',
  },
  open: { ZHS: '前往处理', ENG: 'Go there' },
  more: { ZHS: '查看更多', ENG: 'Show more' },
  moreTitle: { ZHS: '全部消息', ENG: 'All messages' },
  arrived: { ZHS: '新消息：{title}', ENG: 'New message: {title}' },
  system: { ZHS: '系统', ENG: 'System' },
  notice: { ZHS: '通知', ENG: 'Notice' },
  todo: { ZHS: '待办', ENG: 'To do' },
  from: { ZHS: '来自 {name}', ENG: 'From {name}' },
  none: { ZHS: '暂无消息', ENG: 'No messages' },
  noneUnread: { ZHS: '没有未读消息', ENG: 'No unread messages' },
  kept: {
    ZHS: '消息阅读后保留{days}天，未读消息保留{unreadDays}天',
    ENG: 'Kept for {days} days after reading, unread ones for {unreadDays} days',
  },
  noneDetail: { ZHS: '有新消息时会立即显示在这里。', ENG: 'New messages appear here at once.' },
});
