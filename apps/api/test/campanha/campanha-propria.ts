import type { BodyInputOf } from '@trevo/contract/call';
import type { Calls } from '@trevo/contract/calls';
import { buildChave } from '@trevo/fixtures/chave-builder';
import { registerPessoa, toChave, type Pessoa } from '../pessoa.ts';
import { operatorToken, type MutableArquivo, type TestApp } from '../test-app.ts';

type Pendente = Partial<BodyInputOf<Calls['documentoFiscal.pendentes.enviar']>>;

let pessoas = 5_000;
let chaves = 100_000;

/** A person nobody else in the test file uses; the promoter's own campaign has to be published. */
export const nextPessoa = (test: TestApp): Promise<Pessoa> => registerPessoa(test, pessoas++);
/** An access key that was not used before. */
export const nextChave = (anoMes?: string): string => toChave(chaves++, anoMes);

/** The key of a SAT receipt, whose code carries the amount. */
const nextChaveSat = (): string => buildChave(chaves++, { anoMes: '2026-11', modelo: '59' });

/**
 * Publishes a campaign with a host of its own, in which every receipt earns one number and nothing limits, changed
 * as the test wants it, and the calls most tests make in it.
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
    /** Registers a receipt: a new one unless told, of SAT where the body has an amount. */
    send: (pessoa: Pessoa, body: Pendente = {}, headers: Record<string, string> = {}) =>
      test.client.call('documentoFiscal.pendentes.enviar', {
        params,
        body: { chaveAcesso: body.valorCentavos === undefined ? nextChave() : nextChaveSat(), ...body },
        token: pessoa.token,
        host,
        headers,
      }),
    /** The operator's verdict on a receipt. */
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
    /** The person's numbers that count, as `serie numero`. */
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
    /** The books of the campaign, as the operator sees them. */
    async measure() {
      const { body } = await test.client.call('operador.medirNumeros', {
        params,
        token: operatorToken,
        host,
      });
      return body.retorno;
    },
    /** A page of the person's cards, newest first. */
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
