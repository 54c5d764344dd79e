import type { Translated } from '../../kernel/text.ts';
import type { accountZh } from './account.zh.ts';

export const accountEn: Translated<typeof accountZh> = {
  changePicture: 'Change picture',
  changePassword: 'Change password',
  oldPassword: 'Old password',
  newPassword: 'New password',
  confirmPassword: 'Confirm',
  newPasswordPlaceholder: 'At least 6 characters',
  confirmPlaceholder: 'The new password again',
  elsewhere: 'Your other devices and windows will be logged out and need the new password.',
  pictureChanged: 'Your picture has been changed',
  pictureFailed: 'Your picture could not be changed!',
  uploading: 'Uploading the picture {percent}%',
};
