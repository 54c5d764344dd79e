import { materialDocuments, materialPictures, materialThumbnail } from '../material/material-limits.ts';

/** A product is shown with the same pictures and documents as a material. */
export const productThumbnail = materialThumbnail;
export const productPictures = materialPictures;
export const productDocuments = materialDocuments;
/** More than any product is found by. */
export const mostLabels = 100;
/** Customers choose from the variants of one product: more are several products. */
export const mostVariants = 2048;
/** More make more combinations than there may be variants. */
export const mostSpecifications = 10;
export const mostValues = 2048;
/** Records that one call changes or reads. */
export const mostAtOnce = 1000;
