/** An item for everybody that is published at once. */
export const newsSample = (title: string) => ({
  title,
  newsTypeValue: '公司公告',
  newsContent: `<p>${title}的正文</p>`,
  publishMode: 'now' as const,
  everybody: 1 as const,
});

/** Lists of an audience or of recipients, of which only some are given. */
export const named = (
  lists: Partial<Record<'empIds' | 'orgIds' | 'roleIds' | 'groupIds' | 'invorgIds', readonly string[]>>,
) =>
  ({ empIds: [], orgIds: [], roleIds: [], groupIds: [], invorgIds: [], ...lists }) as Record<
    'empIds' | 'orgIds' | 'roleIds' | 'groupIds' | 'invorgIds',
    string[]
  >;
