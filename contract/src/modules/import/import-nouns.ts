import { listNamesOf } from '../../kernel/record/noun.ts';
import { nounsWith } from '../../nouns.ts';

/** The lists that can be imported into, by the names of their calls. */
export const importNouns: readonly string[] = nounsWith('imported').flatMap(listNamesOf);

/** Those whose pictures are imported from a zip file. */
export const pictureNouns: readonly string[] = nounsWith('imported').flatMap((noun) =>
  'pictures' in noun ? [noun.name] : [],
);
