export const fileZh = {
  title: '存储空间',
  own: '我上传的文件',
  tenant: '本企业的全部文件',
  usedOf: '已用 {used}，上限 {limit}',
  usedWithoutLimit: '已用 {used}，不限',
  nearlyFull: '已用 {percent}%，即将达到上限，请联系管理员',
  full: '空间已满，不能再上传文件，请联系管理员',
  orphans: '没有被任何数据使用的文件会自动清除，上传后至少保留一天。',
} as const;
