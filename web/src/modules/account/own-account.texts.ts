import { dictionaryPart } from '../../kernel/text/text.ts';

/** What people do with their own account, from the user menu on every page. */
export const { useText: useOwnAccountText, text: ownAccountText } = dictionaryPart('account', {
  changePicture: { ZHS: '修改头像', ENG: 'Change picture' },
  changePassword: { ZHS: '修改密码', ENG: 'Change password' },
  pictureChanged: { ZHS: '头像已更新', ENG: 'Your picture has been changed' },
  pictureFailed: { ZHS: '更新注册信息失败!', ENG: 'Your picture could not be changed!' },
  uploading: { ZHS: '正在上传头像 {percent}%', ENG: 'Uploading the picture {percent}%' },
  loginRecords: { ZHS: '登录记录', ENG: 'Logins' },
});
