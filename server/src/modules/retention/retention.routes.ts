import { retention } from '@edp/contract/modules/retention/retention.ts';
import { bind } from '../../kernel/http/bind.ts';
import { unreadDays } from '../message/message.retention.ts';

export const retentionRoutes = bind(retention, {
  days({
    kernel: {
      config: { keepDays },
    },
  }) {
    return { ...keepDays, unreadMessages: unreadDays(keepDays.messages) };
  },
});
