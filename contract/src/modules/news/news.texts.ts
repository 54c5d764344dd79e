import type { Text } from '../../kernel/language.ts';

export const newsTexts = {
  'news.commentRequired': { ZHS: '请输入评论内容', ENG: 'Please write a comment' },
  'news.commentDeleted': { ZHS: '删除成功', ENG: 'Deleted' },
  'news.commentGone': { ZHS: '该评论已被删除', ENG: 'This comment has been deleted already' },
  'news.notYourComment': { ZHS: '只能删除自己的评论', ENG: 'You can delete your own comments only' },
  'news.commentsClosed': { ZHS: '该公告已关闭评论', ENG: 'Comments are closed for this item' },
} satisfies Record<string, Text>;
