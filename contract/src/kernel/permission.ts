/** `brand.edit`: what a role allows. */
export type Permission = `${string}.${string}`;
