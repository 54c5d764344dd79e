import { account, avatarPicture } from '@edp/contract/modules/account/account.ts';
import { loginInfoQuery } from '../../kernel/session/access.ts';
import { fetchData } from '../../kernel/http/api.ts';
import { showErrorWithFallback } from '../../kernel/http/call-error.ts';
import { queryClient } from '../../kernel/http/query-client.ts';
import { toast } from '../../kernel/feedback/toast.ts';
import { upload } from '../../kernel/http/upload.ts';
import { validateFile } from '../../ui/media/upload/validate-file.ts';
import { ownAccountText } from './own-account.texts.ts';

/** Uploads the picture as the user's avatar and updates the cached login info. */
export async function changePicture(file: File, onProgress: (percent: number) => void) {
  const validationError = validateFile(file, [avatarPicture]);
  if (validationError) return toast('warning', validationError);
  try {
    const { url } = await upload(file, 'avatar', onProgress);
    const { imgAddress } = await fetchData(account.changePicture, { imgAddress: url });
    queryClient.setQueryData(loginInfoQuery.queryKey, (info) => info && { ...info, imgAddress });
    toast('success', ownAccountText('pictureChanged'));
  } catch (error) {
    showErrorWithFallback(ownAccountText('pictureFailed'), error);
  }
}
