/** Made by build/definition-texts.ts. */
declare module 'virtual:definition-texts' {
  import type { definitionTexts } from '@edp/contract/kernel/record/definition-texts.ts';

  const texts: Readonly<Record<string, ReturnType<typeof definitionTexts>>>;
  export default texts;
}

/** Made by build/definition-texts.ts. */
declare module 'virtual:record-words' {
  import type { Text } from '@edp/contract/kernel/language.ts';

  const words: Readonly<Record<string, Text>>;
  export default words;
}
