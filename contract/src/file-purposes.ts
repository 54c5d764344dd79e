import type { Permission } from './kernel/permission.ts';
import { documentLimit, type FileLimit, mediaLimit, pictureLimit } from './kernel/stored-file.ts';
import { logoPicture, tabIconPicture } from './modules/home/home.ts';
import { nounsWith } from './nouns.ts';

export interface FilePurpose {
  limit: FileLimit;
  /** The active role needs one of these permissions; `member`: any session may, but has to name the purpose. */
  can: 'member' | readonly Permission[];
}

/** The purposes of files that are uploaded through `file.upload`. A call with an upload of its own names its limit itself. */
export const filePurposes = {
  avatar: { limit: pictureLimit, can: 'member' },
  picture: { limit: pictureLimit, can: nounsWith('pictures').map(({ edit }) => edit) },
  materialPicture: { limit: mediaLimit, can: ['material.edit'] },
  materialDocument: { limit: documentLimit, can: ['material.edit'] },
  productPicture: { limit: mediaLimit, can: ['product.edit'] },
  productDocument: { limit: documentLimit, can: ['product.edit'] },
  newsPicture: { limit: pictureLimit, can: ['news.edit'] },
  newsAttachment: { limit: documentLimit, can: ['news.edit'] },
  homeIcon: { limit: tabIconPicture, can: ['home.edit'] },
  homeLogo: { limit: logoPicture, can: ['home.edit'] },
} as const satisfies Record<string, FilePurpose>;

export type PurposeName = keyof typeof filePurposes;
export const purposeNames = Object.keys(filePurposes) as PurposeName[];
