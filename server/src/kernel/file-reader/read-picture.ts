import { AppError } from '../app-error.ts';
import { askReader } from './reader.ts';
import type { ScaledPicture, Scaling } from './scaled-picture.ts';

/**
 * A picture of a user in a smaller size; undefined for one that is too large, cannot be read or that its reader could
 * not cope with.
 */
export const readPicture = (scaling: Scaling): Promise<ScaledPicture | undefined> =>
  askReader('scaledPicture', scaling).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return undefined;
  });
