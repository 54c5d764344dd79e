import { account, avatarPicture } from '@edp/contract/modules/account.ts';
import { loginInfoQuery } from '../../kernel/access.ts';
import { fetchData } from '../../kernel/api.ts';
import { showErrorWithFallback } from '../../kernel/call-error.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { toast } from '../../kernel/toast.ts';
import { upload } from '../../kernel/upload.ts';
import { validatePicture } from '../../ui/validate-picture.ts';
import { accountText } from './account-text.ts';

/** Uploads the picture as the user's avatar and updates the cached login info. */
export async function changePicture(file: File, onProgress: (percent: number) => void) {
  const validationError = validatePicture(file, avatarPicture);
  if (validationError) return toast('warning', validationError);
  try {
    const { url } = await upload(file, 'avatar', onProgress);
    const { imgAddress } = await fetchData(account.changePicture, { imgAddress: url });
    queryClient.setQueryData(loginInfoQuery.queryKey, (info) => info && { ...info, imgAddress });
    toast('success', accountText('pictureChanged'));
  } catch (error) {
    showErrorWithFallback(accountText('pictureFailed'), error);
  }
}
