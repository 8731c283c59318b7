import { type Page } from '@playwright/test';
import { paths, type CallId } from '@trevo/contract/paths';
import { expect } from '../expect.ts';

/** The window of a crawled page. */
export interface CrawlWindow {
  /** Whether a request, a step through the history or the event of a closed dialog is pending. */
  isBusy(): boolean;
}

/** Read-only calls by POST, and the renewal of the session. */
const reads: readonly CallId[] = [
  'login.autenticar',
  'configuracao.listar',
  'campanha.associados',
  'quiz.obterCedulas',
  'produto.listarFiltroConfiguracao',
];

const readPatterns = reads.map((id) => `^${paths[id].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/**
 * Prepares a page for the crawl. The page itself refuses every call that writes, because other journeys share the
 * user: a route of Playwright would handle every request of the page.
 */
export async function prepareCrawl(page: Page): Promise<{ expectNoWrites(): void }> {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isWrite(request.method(), pathname)) writes.push(`${request.method()} ${pathname}`);
  });
  await page.addInitScript(watchPage, readPatterns);
  return { expectNoWrites: () => expect(writes).toEqual([]) };
}

const isWrite = (method: string, pathname: string): boolean =>
  /\/v[12]\//.test(pathname) &&
  method !== 'GET' &&
  !readPatterns.some((pattern) => new RegExp(pattern).test(pathname));

/** Runs in the page before its own scripts: refuses writes, and counts what is pending. */
function watchPage(patterns: readonly string[]): void {
  let [requests, closing] = [0, 0];
  let traversal: ReturnType<typeof setTimeout> | undefined;
  const mensagem = 'Recusado.';
  const refusal = { codigo: 'requisicao.invalida', mensagem, retorno: mensagem, requisicao: 'r' };
  const { fetch, history } = window;
  window.fetch = async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const isRead = method === 'GET' || patterns.some((pattern) => new RegExp(pattern).test(pathname));
    if (/\/v[12]\//.test(pathname) && !isRead) return Response.json(refusal, { status: 400 });
    if (origin !== location.origin) return fetch(input, init);
    requests += 1;
    try {
      return await fetch(input, init);
    } finally {
      requests -= 1;
    }
  };
  // Uploads use it.
  XMLHttpRequest.prototype.send = function refuse() {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  };
  const go = history.go.bind(history);
  const end = () => {
    clearTimeout(traversal);
    traversal = undefined;
  };
  history.go = (delta) => {
    end();
    // Browsers drop a step that another navigation overtakes.
    traversal = setTimeout(end, 1_000);
    go(delta);
  };
  addEventListener('popstate', end, true);
  const { close } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.close = function closeWithEvent(value) {
    if (this.open) {
      closing += 1;
      this.addEventListener('close', () => void (closing -= 1), { once: true });
    }
    close.call(this, value);
  };
  Object.assign(window, { isBusy: () => requests + closing > 0 || traversal !== undefined });
}
