export const kernelZh = {
  productName: 'EDP 主数据平台',
  sessionLost: '当前会话已失效，请重新登录',
  roleLost: '当前角色已被收回，请选择其他角色',
  noAnswer: '获取服务器数据失败',
  networkFailed: '网络连接失败，请检查网络后重试',
  serverAway: '服务器暂时无法响应，请稍后重试',
  uploadFailed: '文件上传失败，请重试',
  done: '操作成功',
} as const;
