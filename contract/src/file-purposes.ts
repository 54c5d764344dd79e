import type { Permission } from './kernel/permission.ts';
import { documentLimit, type FileLimit, mediaLimit, pictureLimit } from './kernel/stored-file.ts';
import { logoPicture, tabIconPicture } from './modules/home/home.ts';
import { nounsWith, type NounWith } from './nouns.ts';

export interface FilePurpose {
  limit: FileLimit;
  /** The active role needs one of these permissions; `member`: any session may, but has to name the purpose. */
  can: 'member' | readonly Permission[];
}

const limits = { picture: pictureLimit, media: mediaLimit, document: documentLimit };

/** The purposes that no noun has alone. */
const common = {
  avatar: { limit: pictureLimit, can: 'member' },
  picture: { limit: pictureLimit, can: nounsWith('pictures').map(({ edit }) => edit) },
  homeIcon: { limit: tabIconPicture, can: ['home.edit'] },
  homeLogo: { limit: logoPicture, can: ['home.edit'] },
} as const satisfies Record<string, FilePurpose>;

/** Distributes over the nouns: the purposes of all of them, not the few that they share. */
type PurposesOf<N> = N extends NounWith<'uploads'> ? keyof N['uploads'] & string : never;
export type PurposeName = keyof typeof common | PurposesOf<NounWith<'uploads'>>;

const ofNouns = Object.fromEntries(
  nounsWith('uploads').flatMap(({ uploads, edit }) =>
    Object.entries(uploads).map(([name, kind]): [string, FilePurpose] => [name, { limit: limits[kind], can: [edit] }]),
  ),
) as Readonly<Record<PurposesOf<NounWith<'uploads'>>, FilePurpose>>;

/** The purposes of files that are uploaded through `file.upload`. A call with an upload of its own names its limit itself. */
export const filePurposes: Readonly<Record<PurposeName, FilePurpose>> = { ...common, ...ofNouns };

export const purposeNames = Object.keys(filePurposes) as PurposeName[];
