const stepLine = (mark, name, note, ms) =>
  `${mark} ${name.padEnd(14)} ${note.padEnd(44)} ${(ms / 1000).toFixed(2).padStart(6)} s`;

/** An error whose message is enough, without a stack. */
export class StepFailed extends Error {}

/** Runs one step and prints its line; `work` resolves to the note of that line. */
export async function step(name, work) {
  const began = performance.now();
  try {
    const note = await work();
    console.log(stepLine('✓', name, note ?? '', performance.now() - began));
  } catch (error) {
    console.log(stepLine('✗', name, 'failed', performance.now() - began));
    throw error;
  }
}

/** Runs a tool; an error ends it with its message and a non-zero code, without a stack. */
export async function tool(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
