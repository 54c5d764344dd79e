import { account, avatarPicture } from '@edp/contract/modules/account.ts';
import { loginInfoQuery } from '../../kernel/access.ts';
import { fetchData } from '../../kernel/api.ts';
import { reportWith } from '../../kernel/failure.ts';
import { queryClient } from '../../kernel/query-client.ts';
import { toast } from '../../kernel/toast.ts';
import { upload } from '../../kernel/upload.ts';
import { pictureRefusal } from '../../ui/picture-refusal.ts';
import { accountText } from './account-text.ts';

/** Sends the picture and makes it the user's own; whoever shows the user sees it at once. */
export async function changePicture(file: File, onProgress: (percent: number) => void) {
  const refusal = pictureRefusal(file, avatarPicture);
  if (refusal) return toast('warning', refusal);
  try {
    const { url } = await upload(file, 'avatar', onProgress);
    const { imgAddress } = await fetchData(account.changePicture, { imgAddress: url });
    queryClient.setQueryData(loginInfoQuery.queryKey, (info) => info && { ...info, imgAddress });
    toast('success', accountText('pictureChanged'));
  } catch (error) {
    reportWith(accountText('pictureFailed'), error);
  }
}
