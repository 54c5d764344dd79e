// These should notice a breakage: parts of the paths of test files, by project of vitest.config.ts, or the compiler. A
// folder where files may be split or joined.

const testsOf =
  (project) =>
  (...filters) => ({ project, filters });

export const server = testsOf('server');
export const web = testsOf('web');
export const journeys = testsOf('e2e');
export const types = (part) => ({ types: part });

/** These tests hold for every call. */
export const conformance = server('server/src/conformance/');
/** These tests hold for every list and form. */
export const everyNoun = journeys('e2e/records/every');
