const separators = /[;；,，、\n]/;

export const splitTags = (text: string | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(separators)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

export const joinTags = (tags: readonly string[]): string => splitTags(tags.join(';')).join(';');
