import { documentLimit, mediaLimit, pictureLimit } from '../../kernel/stored-file.ts';

export const materialThumbnail = { ...pictureLimit, width: 360, height: 235 };
/** Pictures and videos together. */
export const materialPictures = { ...mediaLimit, width: 750, height: 550, most: 5 };
export const materialDocuments = { ...documentLimit, most: 5 };
/** More than any machine is delivered with. */
export const mostAccessories = 500;
