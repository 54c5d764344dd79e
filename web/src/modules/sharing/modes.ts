import type { SharingText } from './sharing-text.ts';

export const modes = [0, 1, 2] as const;
export type Mode = (typeof modes)[number];

export const modeName = (mode: Mode, t: SharingText) => t(`mode${mode}`);
export const effectOf = (mode: Mode, t: SharingText) => t(`mode${mode}Detail`);
