import type { Text } from '../../kernel/language.ts';

/** What the fields of a news item are called, on the screen and in spreadsheets. */
export const newsLabels = {
  newsTitle: { ZHS: '标题', ENG: 'Title' },
  type: { ZHS: '类型', ENG: 'Type' },
  state: { ZHS: '状态', ENG: 'State' },
  state_draft: { ZHS: '草稿', ENG: 'Draft' },
  state_scheduled: { ZHS: '待发布', ENG: 'Scheduled' },
  state_published: { ZHS: '已发布', ENG: 'Published' },
  state_expired: { ZHS: '已过期', ENG: 'Expired' },
  state_withdrawn: { ZHS: '已撤回', ENG: 'Withdrawn' },
  publishDate: { ZHS: '发布时间', ENG: 'Published at' },
  expireDate: { ZHS: '截止时间', ENG: 'Expires at' },
  forced: { ZHS: '必读', ENG: 'Required reading' },
  everybody: { ZHS: '所有人', ENG: 'Everybody' },
  audience: { ZHS: '接收范围', ENG: 'For whom' },
  comments: { ZHS: '评论', ENG: 'Comments' },
  updatedTime: { ZHS: '更新时间', ENG: 'Updated at' },
} as const satisfies Record<string, Text>;
