import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { registerPessoa, toChave, type Pessoa } from '../pessoa.ts';
import { operatorToken, type MutableArquivo, type TestApp } from '../test-app.ts';

type Pendente = Partial<BodyInputOf<Calls['documentoFiscal.pendentes.enviar']>>;

let pessoas = 5_000;
let chaves = 100_000;

/** Registers a consumer not used elsewhere in the test file; requires the promoter's own campaign. */
export const nextPessoa = (test: TestApp): Promise<Pessoa> => registerPessoa(test, pessoas++);
/** Returns an unused access key. */
export const nextChave = (anoMes?: string): string => toChave(chaves++, anoMes);

/** Returns an unused SAT access key; its QR code contains the amount. */
const nextChaveSat = (): string => buildChave(chaves++, { anoMes: '2026-11', modelo: '59' });

/**
 * Publishes a campaign with its own host, one number per receipt and no limits, modified by the test; returns
 * helpers for its most used calls.
 */
export async function openCampanha(
  test: TestApp,
  identificacao: string,
  change: (arquivo: MutableArquivo) => void = () => undefined,
) {
  const host = `${identificacao.toLowerCase().replaceAll('_', '-')}.localhost`;
  const { compromissoPremios } = await test.publish((arquivo) => {
    arquivo.campanha.identificacao = identificacao;
    arquivo.hosts = [host];
    arquivo.ganho = { por: 'documento', numeros: 1 };
    arquivo.limites = { cupons: {}, raspadinhas: {}, documentosFiscais: [] };
    arquivo.recompensas = {};
    arquivo.metas = [];
    arquivo.quiz = [];
    arquivo.produtos = { categorias: [], itens: [], entrega: { retirada: false } };
    delete arquivo.vouchers;
    delete arquivo.premios;
    delete arquivo.codigos;
    change(arquivo);
  });
  const params = { ano: 2026, identificacao };
  return {
    host,
    params,
    compromissoPremios,
    /** Registers a receipt: a new one by default, a SAT receipt when the body has an amount. */
    send: (pessoa: Pessoa, body: Pendente = {}, headers: Record<string, string> = {}) =>
      test.client.call('documentoFiscal.pendentes.enviar', {
        params,
        body: { chaveAcesso: body.valorCentavos === undefined ? nextChave() : nextChaveSat(), ...body },
        token: pessoa.token,
        host,
        headers,
      }),
    /** Applies an operator's verdict to a receipt. */
    async judge(documentoFiscalID: string, body: BodyInputOf<Calls['operador.apurarDocumento']>) {
      const [{ consumidor_id: consumidorID }] = (await test.db.query<{ consumidor_id: string }>(
        'select consumidor_id from documento_fiscal where documento_fiscal_id = $1',
        [documentoFiscalID],
      )) as [{ consumidor_id: string }];
      return test.client.call('operador.apurarDocumento', {
        params: { ...params, consumidorID, documentoFiscalID },
        body,
        token: operatorToken,
        host,
      });
    },
    /** Lists the consumer's valid numbers as `serie numero`. */
    async listNumeros(pessoa: Pessoa) {
      const { body } = await test.client.call('cupom.listarTodosConsumidor', {
        params: { ...params, user: pessoa.usuario },
        token: pessoa.token,
        host,
      });
      const all = body.codigo ? [] : body.retorno.retorno;
      return all
        .filter(({ situacao }) => situacao === 'ATIVO')
        .map(({ serie, numero }) => `${serie} ${numero}`);
    },
    /** Measures the campaign's numbers as an operator. */
    async measure() {
      const { body } = await test.client.call('operador.medirNumeros', {
        params,
        token: operatorToken,
        host,
      });
      return body.retorno;
    },
    /** Lists a page of the consumer's cards, newest first. */
    async listRaspadinhas(pessoa: Pessoa, status?: 'DISPONIVEL' | 'RASPADA' | 'PREMIADA') {
      const { body } = await test.client.call('raspadinhaAlternativa.listar', {
        params: { ...params, totalPorPagina: 100, paginaAtual: 1 },
        query: { usuario: pessoa.usuario, ...(status ? { filtro: JSON.stringify({ status }) } : {}) },
        token: pessoa.token,
        host,
      });
      return body.codigo ? [] : body.retorno.retorno;
    },
    scratch: (pessoa: Pessoa, id: string) =>
      test.client.call('raspadinhaAlternativa.raspar', { params: { id }, token: pessoa.token, host }),
  };
}
