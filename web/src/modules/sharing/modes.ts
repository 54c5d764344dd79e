import type { SharingText } from './sharing.texts.ts';

export const modes = [0, 1, 2] as const;
export type Mode = (typeof modes)[number];

export const modeName = (mode: Mode, t: SharingText) => t(`mode${mode}`);

/** Why a rule has no effect, or undefined. */
export function ineffectiveReason(
  mode: Mode | undefined,
  power: 0 | 1 | undefined,
  t: SharingText,
): string | undefined {
  if (mode === 0) return t('idlePublic');
  return mode === 1 && power === 0 ? t('idlePublicRead') : undefined;
}

export const effectOf = (mode: Mode, t: SharingText) => t(`mode${mode}Detail`);
