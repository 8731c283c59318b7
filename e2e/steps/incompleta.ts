import { type Page } from '@playwright/test';
import { toLgpdNomeTermo } from '@trevo/config/configuracao/telas-questions';
import { lgpdTermos } from '@trevo/config/configuracao/textos/textos-padrao';
import { paths } from '@trevo/contract/paths';
import { addressOf } from './addresses.ts';
import { findCodigo, readMensagem } from './caixa-de-saida.ts';
import { expect } from './expect.ts';
import { createPessoa, registerNewPessoa } from './sign-up.ts';

/** The API names of the consents of the detailed step. */
const lgpd = lgpdTermos.map((_, at) => toLgpdNomeTermo(at + 1));

/**
 * Registers a user named Ana over HTTP with an incomplete profile: at `sol.localhost` without document, at
 * `noite.localhost` without gender. The browser has no session of hers.
 */
export async function registerIncompleta(
  page: Page,
  host: string,
): Promise<{ usuario: string; sessao: object }> {
  const ana = { nome: 'Ana Clara de Souza', senha: 'Trevo2026' };
  if (host !== 'sol.localhost') {
    const nomes = ['regulamento', 'politicaPrivacidade', 'Bebida é para maiores', ...lgpd];
    const aceites = nomes.map((nomeTermo) => ({ nomeTermo, aceito: true }));
    const change = { ...ana, resposta: 'Vinho', consumidor: { aceites } };
    const { pessoa, sessao } = await registerNewPessoa(page, host, change);
    return { usuario: pessoa.cpf, sessao };
  }
  const { telefone } = createPessoa();
  const comprovanteTelefone = await confirmTelefone(page, host, telefone);
  const change = { ...ana, usuario: telefone, telefoneContato: telefone, comprovanteTelefone };
  const { sessao } = await registerNewPessoa(page, host, change);
  return { usuario: telefone, sessao };
}

/** Signs in the same user at this host only, for all later pages. */
export async function beginIncompleta(page: Page, host: string): Promise<void> {
  const { sessao } = await registerIncompleta(page, host);
  await page.addInitScript(
    ([own, login]) => {
      if (location.hostname === own && !localStorage.getItem('trevo.login'))
        localStorage.setItem('trevo.login', login!);
    },
    [host, JSON.stringify(sessao)],
  );
}

/** Requests the code, reads it from the outbox and submits it: the proof of the phone. */
async function confirmTelefone(page: Page, host: string, usuario: string): Promise<string> {
  const headers = { host: new URL(addressOf(host)).host };
  const send = async (id: 'login.enviarNotificacaoToken' | 'login.verificarCodigo', body: object) => {
    const response = await page.request.post(addressOf('127.0.0.1') + paths[id].path, {
      headers,
      data: body,
    });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { retorno: { comprovante: string } }).retorno;
  };
  await send('login.enviarNotificacaoToken', { usuario });
  const codigo = findCodigo(await readMensagem(page, 'whatsapp', usuario));
  return (await send('login.verificarCodigo', { usuario, codigo })).comprovante;
}
