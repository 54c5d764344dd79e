export const accountZh = {
  changePicture: '修改头像',
  changePassword: '修改密码',
  oldPassword: '原密码',
  newPassword: '新密码',
  confirmPassword: '确认新密码',
  newPasswordPlaceholder: '至少6个字符',
  confirmPlaceholder: '请再次输入新密码',
  elsewhere: '修改后，您在其他设备和窗口中的登录将失效，需用新密码重新登录。',
  pictureChanged: '头像已更新',
  pictureFailed: '更新注册信息失败!',
  uploading: '正在上传头像 {percent}%',
} as const;
