import type { Translated } from '../../kernel/text.ts';
import type { messageZh } from './message.zh.ts';

export const messageEn: Translated<typeof messageZh> = {
  messages: 'Messages',
  messagesUnread: 'Messages, {count} unread',
  all: 'All',
  unread: 'Unread',
  read: 'Read',
  filter: 'State of the messages',
  markAllRead: 'Mark all as read',
  delete: 'Delete',
  deleteTitle: 'Delete message',
  deleteText: 'Delete the message “{title}”? This cannot be undone.',
  open: 'Go there',
  more: 'Show more',
  moreTitle: 'All messages',
  arrived: 'New message: {title}',
  system: 'System',
  notice: 'Notice',
  todo: 'To do',
  from: 'From {name}',
  none: 'No messages',
  noneUnread: 'No unread messages',
  kept: 'Kept for {days} days after reading, unread ones for {unreadDays} days',
  noneDetail: 'New messages appear here at once.',
};
