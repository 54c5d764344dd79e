/** Made by build/definition-texts.ts. */
declare module 'virtual:definition-texts' {
  import type { definitionTexts } from '@edp/contract/kernel/record/definition-texts.ts';

  const texts: Readonly<Record<string, ReturnType<typeof definitionTexts>>>;
  export default texts;
}
