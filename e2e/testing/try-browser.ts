import { launchBrowser } from './browser.ts';

/** Starts a browser as journeys do and prints its version. Run by tools/tests/browser.mjs before any test. */
try {
  const browser = await launchBrowser();
  process.stdout.write(browser.version());
  await browser.close();
} catch (error) {
  process.stdout.write((error as Error).message.split('\n', 1)[0]!);
  process.exitCode = 1;
}
