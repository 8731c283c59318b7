import type { Page } from '@playwright/test';

/**
 * Waits until the page meets a condition, also after another document has replaced it. `page.waitForFunction` would
 * load Playwright's selector engine a second time into each document, which takes a tenth of a second of CPU time.
 *
 * @param isMet runs in the page
 * @throws when the page does not meet it in time
 */
export async function waitInPage<Given>(
  page: Page,
  isMet: (given: Given) => boolean,
  given: Given,
  milliseconds: number,
): Promise<void> {
  const end = Date.now() + milliseconds;
  const condition = `${isMet.toString()}, ${JSON.stringify(given)}`;
  for (;;) {
    const left = Math.max(0, end - Date.now());
    const wait = page.evaluate<boolean>(`(${poll.toString()})(${condition}, ${left})`);
    const isMetNow = await wait.catch((error: unknown) => {
      if (left > 0 && isDocumentReplaced(error)) return undefined;
      throw error;
    });
    if (isMetNow === true) return;
    if (isMetNow === false) throw new Error(`The page does not meet the condition in time: ${condition}`);
  }
}

/** Runs in the page. */
async function poll<Given>(
  isMet: (given: Given) => boolean,
  given: Given,
  milliseconds: number,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!isMet(given)) {
    if (performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 10));
  }
  return true;
}

const isDocumentReplaced = (error: unknown): boolean =>
  /context was destroyed|because of a navigation|Cannot find context|Inspected target navigated/.test(
    String(error),
  );
