import { errors, type ErrorCode } from '@trevo/contract/errors';
import { paths } from '@trevo/contract/paths';
import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { campanhaVigente } from '../../test/vigencia-sample.ts';
import { buildApuracao, buildDocumento } from '../../test/documento-sample.ts';
import { buildLancamento, buildSaldoPontos } from '../../test/conta-sample.ts';
import {
  buildPremio,
  buildPremioDaTabela,
  buildRaspada,
  buildRaspadinha,
} from '../../test/raspadinha-sample.ts';

/** States of the network stub. */
export const estados = ['muitos', 'um', 'vazio', 'carregando', 'erro', 'semInternet'] as const;
export type Estado = (typeof estados)[number];
export const isEstado = (text: string | null): text is Estado => estados.some((estado) => estado === text);

export const usuario = '52998224725';

/**
 * Replaces network and storage of the page: a network stub in the given state, and an in-memory storage, so that
 * a developer's own session stays unchanged. Must be called before the app is imported.
 */
export function replaceWorld(estado: Estado): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: createStorage() });
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const { pathname } = new URL(url, location.href);
    const answer = findAnswer(estado, `${init?.method ?? 'GET'} ${pathname}`);
    if (answer === 'never') return new Promise<never>(() => {});
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  };
}

type CallId = keyof typeof paths;

/** Returns whether `GET /path` is this call of the contract. */
function isCall(id: CallId, call: string): boolean {
  const { method, path } = paths[id];
  return new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call);
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const success = (retorno: unknown): Answer => ({ status: 200, body: { mensagem: '', retorno } });

function refusal(codigo: ErrorCode): Answer {
  const { status, mensagem } = errors[codigo];
  return { status, body: { codigo, mensagem, retorno: mensagem, requisicao: 'galeria' } };
}

const pessoa = {
  ...buildConsumidor(1),
  usuario,
  nome: 'MARIA APARECIDA DO SOCORRO VASCONCELOS DE ALBUQUERQUE',
  cpf: usuario,
  documentoVariavel: null,
  resposta: null,
  extra: null,
  primeiraLoja: null,
  uriFotoPerfil: null,
  aceitaNotificacao: true,
  cadastroInicial: false,
};

/** Calls that every screen makes. */
const around: readonly (readonly [CallId, unknown])[] = [
  ['login.autenticar', { token: 'galeria', usuario, tipo: 'consumidor' }],
  ['campanha.listar', [campanhaVigente]],
  ['consumidor.obter', pessoa],
  ['notificacao.listar', []],
];

const lojas = [
  'Supermercados Irmãos Albuquerque de Vasconcelos & Filhos Ltda. – Unidade Jardim das Palmeiras',
  'Mercado Bom',
  null,
];

const cupom = (i: number) => ({
  id: `c${i}`,
  serie: '03',
  numero: String(57_000 + 698 * i).slice(-5),
  dataHora: '2026-11-12T17:32:00.000Z',
  situacao: 'ATIVO',
  documentoFiscalID: `d${i}`,
  chaveAcesso: '35261162744661000189655452231425211744665372',
  tipoDocumento: 'Fiscal',
  loja: lojas[i % lojas.length],
  emitidoEm: '2026-11-10',
  sorteios: [],
  premios: [],
});

const documento = (i: number) =>
  buildDocumento({
    documentoFiscalID: `d${i}`,
    loja: lojas[i % lojas.length] ?? null,
    emitidoEm: '2026-11-10',
    valorCentavos: 12_345_678,
    pontos: i % 3 === 0 ? 50 : 0,
    apuracao: buildApuracao((['VALIDO', 'PENDENTE', 'INVALIDO'] as const)[i % 3]!),
  });

/** One won, the next is closed: `/raspar?id=` shows each. */
const raspada = (i: number) =>
  buildRaspada(i, { premio: buildPremio({ nome: 'Panela elétrica de 5 litros' }) });
const fechada = (i: number) => buildRaspadinha(i);

interface Lista {
  readonly id: CallId;
  readonly one: (i: number) => unknown;
  readonly vazio: Answer;
}

const nothing = success({ retorno: [], total: 0, paginas: 0 });

/** Paginated calls. */
const listas: readonly Lista[] = [
  { id: 'cupom.listarConsumidor', one: cupom, vazio: refusal('cupom.nenhum') },
  { id: 'documentoFiscal.listar', one: documento, vazio: refusal('documentoFiscal.nenhum') },
  {
    id: 'contaCorrente.lancamentos',
    one: (i) => buildLancamento({ id: `p${i}`, descricao: lojas[i % lojas.length] ?? 'Nota fiscal' }),
    vazio: nothing,
  },
  { id: 'raspadinhaAlternativa.listar', one: fechada, vazio: nothing },
];

/** Calls with a single response. */
const others: readonly (readonly [CallId, unknown])[] = [
  ['raspadinha.listarConsumidor', { retorno: [raspada(1), fechada(2)], total: 2, paginas: 1 }],
  ['raspadinhaAlternativa.raspar', raspada(2)],
  ['raspadinhaAlternativa.tabelaPremio', [buildPremioDaTabela()]],
];

const porPagina = 10;
const total = 37;

function findAnswer(estado: Estado, call: string): Answer | 'never' | 'lost' {
  if (estado === 'semInternet') return 'lost';
  const known = around.find(([id]) => isCall(id, call));
  if (known) return success(known[1]);
  if (estado === 'carregando') return 'never';
  if (estado === 'erro') return refusal('servidor.falha');
  const lista = listas.find(({ id }) => isCall(id, call));
  if (lista && estado === 'vazio') return lista.vazio;
  if (lista) return success(toPage(lista, estado === 'um' ? 1 : total));
  if (isCall('cupom.escaneadosPorPeriodo', call)) {
    const numeros = { muitos: total, um: 1 }[String(estado)] ?? 0;
    return success({ diario: 0, semanal: numeros, mensal: numeros, total: numeros });
  }
  if (isCall('contaCorrente.saldos', call)) {
    const zero = { saldo: 0, saldoDisponivel: 0, saldoTotal: 0 };
    return success(buildSaldoPontos(estado === 'vazio' ? zero : {}));
  }
  const other = others.find(([id]) => isCall(id, call));
  return other ? success(other[1]) : refusal('servidor.falha');
}

function toPage({ one }: Lista, count: number): object {
  const retorno = Array.from({ length: Math.min(count, porPagina) }, (_, i) => one(i));
  return { retorno, total: count, paginas: Math.ceil(count / porPagina) };
}

/** In-memory storage that lives as long as the page. */
function createStorage(): Storage {
  const values = new Map<string, string>();
  const storage = {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  return storage;
}
