import type { ResultadoSimulacao } from '@trevo/contract/estudio/simulacao.calls';
import { buildChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import { calculateCpfDigitos } from '@trevo/rules/pessoa/cpf';
import { addDias, countDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { comando } from '../../../kernel/auth/ator.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { CampanhaPublicada, Hospedagem } from '../../campanha/public.ts';
import type { ConsumidorRow } from '../../consumidor/public.ts';
import { createToMotivo, type DocumentoFiscalView } from '../../documento-fiscal/public.ts';
import { createSorteador, type Sorteador } from '../historia/sorteador.ts';
import { listEmitentes } from '../historia/historia-demo.ts';
import { toSessao, type Servicos } from '../historia/passado.ts';
import { registerPessoa, type Lugar, type Pessoa } from '../historia/pessoa-demo.ts';
import { type NotaJogada, projectDias, projectEstoques } from './projecao.ts';

/** The expected crowd of a whole campaign. */
export interface PedidoSimulacao {
  readonly notas: number;
  readonly pessoas: number;
  /** Mean amount of a receipt, in cents. */
  readonly centavos: number;
}

/** Largest sample: a receipt takes about 10 ms. */
const maximo = { notas: 400, pessoas: 80 };

/**
 * Plays a sample of the crowd through the services, receipt by receipt in order of time, and scales it. The same
 * request has the same result.
 */
export async function simulate(
  parts: {
    servicos: Servicos;
    setClock: (instant: Date) => void;
    lugar: Lugar;
    hospedagem: Hospedagem;
    /** Receives the percentage of the days played, when it changes. */
    report: (progresso: number) => void;
  },
  pedido: PedidoSimulacao,
): Promise<ResultadoSimulacao> {
  const { servicos, setClock, lugar, hospedagem } = parts;
  const { principal } = hospedagem;
  const { arquivo } = principal;
  const { dataInicial, dataFinalCompras } = arquivo.campanha;
  const sorteador = createSorteador();
  const { notas, pessoas } = toAmostra(pedido);
  const dias = countDias(dataInicial, dataFinalCompras) + 1;
  const compras = listCompras(sorteador, { notas, pessoas, dias, dataInicial, centavos: pedido.centavos });
  const rows = new Map<number, ConsumidorRow | undefined>();
  const jogadas: NotaJogada[] = [];
  let progresso = 0;
  for (const [ordem, compra] of compras.entries()) {
    const jogado = Math.floor((100 * countDias(dataInicial, toSaoPaulo(compra.em).dia)) / dias);
    if (jogado > progresso) parts.report((progresso = jogado));
    if (!rows.has(compra.pessoa)) {
      // The person signs up at the till, a minute before.
      setClock(new Date(compra.em.getTime() - 60_000));
      rows.set(compra.pessoa, await registerPessoa(servicos, lugar, hospedagem, toPessoa(compra.pessoa)));
    }
    setClock(compra.em);
    const row = rows.get(compra.pessoa);
    if (row) jogadas.push(await play(servicos, principal, row, compra, ordem + 1));
  }
  const escala = pedido.notas / Math.max(1, jogadas.length);
  const projetados = projectDias(arquivo, jogadas, escala);
  return {
    amostra: { pessoas: rows.size, notas: jogadas.length, dias },
    porNota: toMedia(jogadas),
    limites: countLimites(jogadas),
    dias: projetados,
    estoques: projectEstoques(arquivo, projetados),
  };
}

/** Returns the size of the sample, with as many receipts for each person as expected: limits are per person. */
function toAmostra({ notas, pessoas }: PedidoSimulacao): { notas: number; pessoas: number } {
  const cada = Math.max(1, notas / pessoas);
  const jogam = Math.max(1, Math.floor(Math.min(maximo.pessoas, pessoas, maximo.notas / cada)));
  return { pessoas: jogam, notas: Math.max(1, Math.min(maximo.notas, Math.round(jogam * cada))) };
}

interface Compra {
  readonly em: Date;
  readonly pessoa: number;
  readonly centavos: number;
}

/** Draws purchases over the days, more on Fridays and Saturdays, in shop hours, with a few large amounts. */
function listCompras(
  { integer, real, normal }: Sorteador,
  parts: { notas: number; pessoas: number; dias: number; dataInicial: string; centavos: number },
): Compra[] {
  const pesos = [0.8, 0.8, 0.9, 0.9, 1, 1.4, 1.6];
  const calendario = Array.from({ length: parts.dias }, (_, at) => {
    const dia = addDias(parts.dataInicial, at);
    return { dia, peso: pesos[new Date(`${dia}T12:00:00Z`).getUTCDay()]! };
  });
  const total = calendario.reduce((sum, { peso }) => sum + peso, 0);
  const pickDia = (): string => {
    let left = real() * total;
    return (calendario.find(({ peso }) => (left -= peso) < 0) ?? calendario.at(-1)!).dia;
  };
  const desvio = 0.6;
  return Array.from({ length: parts.notas }, (_, at) => {
    const abertura = Date.parse(`${pickDia()}T08:00:00-03:00`);
    return {
      em: new Date(abertura + integer(0, 13 * 3_600_000)),
      // Each person buys once before one buys by chance.
      pessoa: at < parts.pessoas ? at : integer(0, parts.pessoas - 1),
      // Log-normal with the requested mean.
      centavos: Math.max(1, Math.round(parts.centavos * Math.exp(desvio * normal() - desvio ** 2 / 2))),
    };
  }).sort((a, b) => a.em.getTime() - b.em.getTime());
}

/** Returns an example person with a valid CPF. */
function toPessoa(at: number): Pessoa {
  const nove = String(700_000_001 + at * 7_919);
  return {
    nome: `Pessoa ${toLetras(at)}`,
    escolhas: ['feminino'],
    cpf: nove + calculateCpfDigitos(nove),
    telefone: `119${String(60_000_000 + at)}`,
    // Documentation addresses (RFC 5737), so that the network of no real person is named.
    endereco: `198.51.100.${at % 256}`,
  };
}

/** Names have letters only. */
const toLetras = (at: number): string =>
  String(at).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)]!);

async function play(
  servicos: Servicos,
  publicada: CampanhaPublicada,
  row: ConsumidorRow,
  { em, centavos }: Compra,
  numero: number,
): Promise<NotaJogada> {
  const { dia } = toSaoPaulo(em);
  const nada = { dia, numeros: 0, cartelas: 0, premios: 0, pontos: 0, centavos };
  try {
    const view = await register(servicos, publicada, row, { em, centavos }, numero);
    const premios = await openCartelas(servicos, publicada, view);
    const { raspadinhas_concedidas: cartelas, pontos, numeros, motivo, motivo_valores } = view;
    const isVazia = numeros.length + cartelas + pontos === 0;
    return {
      ...nada,
      numeros: numeros.length,
      cartelas,
      premios,
      pontos,
      limite: isVazia ? toLimite(publicada, motivo ?? view.status, motivo_valores) : null,
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...nada, limite: toLimite(publicada, error.code, error.valores) };
  }
}

/** Registers a receipt; an operator approves one that waits for a person. */
async function register(
  { documentoFiscal: { documentos, apuracoes } }: Servicos,
  publicada: CampanhaPublicada,
  row: ConsumidorRow,
  { em, centavos }: Pick<Compra, 'em' | 'centavos'>,
  numero: number,
): Promise<DocumentoFiscalView> {
  const { modelosAceitos, ufsAceitas } = publicada.arquivo.documentos;
  const emitentes = listEmitentes(publicada.arquivo);
  const { dia: emitidoEm, anoMes } = toSaoPaulo(em);
  const modelo = modelosAceitos.includes('65') ? '65' : modelosAceitos[0]!;
  const chaveAcesso = buildChaveAcesso({
    uf: ufsAceitas?.[0] ?? 'SP',
    anoMes,
    emitente: emitentes[numero % emitentes.length]!,
    modelo,
    // SAT series are those of a device.
    serie: modelo === '59' ? 900_000_001 : 1,
    numero: 100_000 + numero * 37,
    codigo: (310_007 * numero) % 1_000_000,
  });
  const pendente = { chaveAcesso, origem: 'camera', ambiente: '1', offline: false, emitidoEm } as const;
  const body = { ...pendente, ...(modelo === '59' && { valorCentavos: centavos }) };
  const view = await documentos.register(toSessao(row), publicada, body, `simulacao-${numero}`);
  if (view.status !== 'PENDENTE') return view;
  const { consumidor_id: consumidorId, documento_fiscal_id: documentoFiscalId } = view;
  return apuracoes.judge(
    publicada,
    { consumidorId, documentoFiscalId },
    {
      status: 'VALIDO',
      ator: comando,
      ...(modelo !== '59' && { valorCentavos: centavos }),
      ...toLido(publicada, numero),
    },
  );
}

/** Returns the units of participating products, one to three, that the operator reads beside the amount. */
function toLido({ arquivo: { ganho } }: CampanhaPublicada, numero: number) {
  const unidades = 1 + (numero % 3);
  const [lista] = ganho.produtos?.listas ?? [];
  return {
    ...(ganho.por === 'quantidade' && { quantidade: unidades }),
    ...(lista && { produtos: [{ lista: lista.id, unidades }] }),
  };
}

/** Opens the cards of a receipt, and returns how many had a prize. */
async function openCartelas(
  { raspadinha: { raspadinhas } }: Servicos,
  publicada: CampanhaPublicada,
  { consumidor_id, documento_fiscal_id, raspadinhas_concedidas }: DocumentoFiscalView,
): Promise<number> {
  if (raspadinhas_concedidas === 0) return 0;
  const page = { status: 'DISPONIVEL', limite: 100, pular: 0 } as const;
  const { raspadinhas: cards } = await raspadinhas.list(consumidor_id, [publicada.campanhaId], page);
  let premios = 0;
  for (const card of cards.filter((one) => one.documento_fiscal_id === documento_fiscal_id)) {
    const { view } = await raspadinhas.scratch(consumidor_id, card.raspadinha_id, async () => publicada);
    if (view.premio_id !== null) premios += 1;
  }
  return premios;
}

const toLimite = (
  publicada: CampanhaPublicada,
  codigo: string,
  valores: Record<string, string | number> | null,
): NotaJogada['limite'] => {
  const texts = Object.fromEntries(
    Object.entries(valores ?? {}).map(([nome, valor]) => [nome, String(valor)]),
  );
  return { codigo, mensagem: createToMotivo(publicada)(codigo, texts)!.mensagem };
};

function toMedia(jogadas: readonly NotaJogada[]): ResultadoSimulacao['porNota'] {
  const mean = (pick: (nota: NotaJogada) => number) =>
    Math.round((jogadas.reduce((sum, nota) => sum + pick(nota), 0) / Math.max(1, jogadas.length)) * 100) /
    100;
  return {
    numeros: mean(({ numeros }) => numeros),
    cartelas: mean(({ cartelas }) => cartelas),
    pontos: mean(({ pontos }) => pontos),
    centavos: Math.round(mean(({ centavos }) => centavos)),
  };
}

/** Counts the causes for which receipts gave nothing, the most frequent first. */
function countLimites(jogadas: readonly NotaJogada[]): ResultadoSimulacao['limites'] {
  const causas = new Map<string, ResultadoSimulacao['limites'][number]>();
  for (const { limite } of jogadas)
    if (limite) {
      const { notas } = causas.get(limite.codigo) ?? { notas: 0 };
      causas.set(limite.codigo, { ...limite, notas: notas + 1 });
    }
  return [...causas.values()].sort((a, b) => b.notas - a.notas);
}
