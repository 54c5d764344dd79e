export const deviceZh = {
  title: '设备管理',
} as const;
