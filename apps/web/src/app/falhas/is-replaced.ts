const patienceMilliseconds = 10_000;

/**
 * Returns whether the server has another release than this one: its page starts with another entry script. False
 * without a response. The service worker passes this request on; a following reload uses the network first, too.
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
    // A captive portal's page has no entry script of ours, and a reload would show it.
    return html.includes('id="trevo-configuracao"') && !html.includes(`src="${entry}"`);
  } catch {
    return false;
  }
}
