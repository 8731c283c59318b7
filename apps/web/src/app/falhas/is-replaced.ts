const patienceMilliseconds = 10_000;

/**
 * Whether the server has another release than the one that runs here: its page begins with another entry script. False
 * without an answer. The worker passes this request on; a reload that follows asks the network first, too.
 */
export async function isReplaced(page: Document = document): Promise<boolean> {
  const entry = page.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const response = await fetch('/', {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    const html = response.ok ? await response.text() : '';
    // A network's sign-in page has no entry of ours: a reload would show that page.
    return html.includes('id="trevo-configuracao"') && !html.includes(`src="${entry}"`);
  } catch {
    return false;
  }
}
