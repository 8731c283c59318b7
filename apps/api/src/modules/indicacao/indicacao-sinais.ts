import { normalizeEmail } from '@trevo/rules/pessoa/email';
import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { sinalText } from '@trevo/contract/palavras.text';
import type { IrmaoView, ParteView } from './indicacao.views.ts';

export type Sinal = keyof typeof sinalText;
/** Fraud signals found, each with the keyed hash of the shared value. */
export type Sinais = Readonly<Partial<Record<Sinal, string>>>;

/** The receipt that qualifies an invitation; provided by the receipts module. */
export interface NotaIndicada {
  readonly consumidor_id: string;
  readonly chave_acesso: string | null;
  /** Unique identity of the receipt: its key, or the printed data without one. */
  readonly identidade: string | null;
  readonly registrado_em: Date;
  /** Whether the inviting consumer sent the same receipt before. */
  readonly enviada: boolean;
}

/** Input of the signal detection. */
export interface Fatos {
  readonly indicador: ParteView;
  readonly indicado: ParteView;
  readonly nota: NotaIndicada | undefined;
  readonly irmaos: readonly IrmaoView[];
  /** Receipts of the sibling invitations. */
  readonly notasDosIrmaos: readonly NotaIndicada[];
}

export type Parecer = 'premiar' | 'analisar' | 'recusar';

const minutosJuntos = 10;
const notasSeguidas = 30;
// A single friend signing up at the same time is not a series.
const irmaosDeSerie = 2;

/** The same document means the same person. */
const recusam: readonly Sinal[] = ['CPF'];
/** Shared by families and by one person with two accounts: an operator must decide. */
const pedemAnalise: readonly Sinal[] = ['TELEFONE', 'EMAIL', 'APARELHO', 'NOTA'];
/** Each alone is plausible for friends in one household or at the same till. */
const pesos: Readonly<Partial<Record<Sinal, number>>> = {
  ENDERECO: 2,
  CADASTRO_JUNTO: 1,
  CADASTROS_EM_SERIE: 2,
  MESMO_CAIXA: 2,
};
const pesoDeAnalise = 3;

/** Returns the recommendation for the signals: reward, manual review or refusal. */
export function toParecer(sinais: Sinais): Parecer {
  const nomes = Object.keys(sinais) as Sinal[];
  if (nomes.some((nome) => recusam.includes(nome))) return 'recusar';
  if (nomes.some((nome) => pedemAnalise.includes(nome))) return 'analisar';
  const peso = nomes.reduce((soma, nome) => soma + (pesos[nome] ?? 0), 0);
  return peso >= pesoDeAnalise ? 'analisar' : 'premiar';
}

/**
 * Finds signals that both sides of an invitation are the same person.
 *
 * @param hash keyed hash per campaign: only hashes of the values are stored
 */
export function findSinais(fatos: Fatos, hash: (valor: string) => string): Sinais {
  const { indicador, indicado, nota } = fatos;
  const found: [Sinal, string | null | undefined][] = [
    ['CPF', findShared(indicador.cpf, indicado.cpf)],
    ['TELEFONE', findShared(indicador.telefone_contato, indicado.telefone_contato)],
    ['EMAIL', findShared(toCaixaPostal(indicador), toCaixaPostal(indicado))],
    ['APARELHO', findAparelho(indicador, indicado)],
    ['NOTA', nota?.enviada ? nota.identidade : undefined],
    ['ENDERECO', findShared(toLugar(indicador), toLugar(indicado))],
    ['CADASTRO_JUNTO', areTogether(indicador.criado_em, indicado.criado_em) ? indicador.consumidor_id : null],
    ['CADASTROS_EM_SERIE', isSerie(fatos) ? indicador.consumidor_id : null],
    ['MESMO_CAIXA', findCaixa(fatos)],
  ];
  return Object.fromEntries(
    found.flatMap(([nome, valor]) => (valor ? [[nome, hash(`${nome}:${valor}`)]] : [])),
  );
}

const findShared = (a: string | null, b: string | null): string | null => (a !== null && a === b ? a : null);

const toCaixaPostal = ({ email }: ParteView) => email && normalizeEmail(email);

/** Same house; a CEP without a number can cover a whole town. */
const toLugar = ({ endereco: { cep, numero } }: ParteView) => (cep && numero ? `${cep}-${numero}` : null);

/** A device that changed hands between the two, or the same push subscription. */
function findAparelho(a: ParteView, b: ParteView): string | undefined {
  if (a.anteriores.includes(b.consumidor_id) || b.anteriores.includes(a.consumidor_id)) {
    return [a.consumidor_id, b.consumidor_id].sort().join();
  }
  return a.assinaturas.find((assinatura) => b.assinaturas.includes(assinatura));
}

const areTogether = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) <= minutosJuntos * 60_000;

const isSerie = ({ indicado, irmaos }: Fatos) =>
  irmaos.filter(({ criado_em }) => areTogether(criado_em, indicado.criado_em)).length >= irmaosDeSerie;

/**
 * Returns the receipt's till (issuer and series) when sibling invitations have receipts with nearly consecutive
 * numbers of that till.
 */
function findCaixa({ nota, notasDosIrmaos }: Fatos): string | undefined {
  const own = nota && toCaixa(nota);
  if (!own) return undefined;
  const near = notasDosIrmaos.filter((outra) => {
    const caixa = toCaixa(outra);
    return caixa?.nome === own.nome && Math.abs(caixa.numero - own.numero) <= notasSeguidas;
  });
  return near.length >= irmaosDeSerie ? own.nome : undefined;
}

function toCaixa({
  chave_acesso,
  registrado_em,
}: NotaIndicada): { nome: string; numero: number } | undefined {
  if (chave_acesso === null) return undefined;
  // The key was valid at registration, so its month had begun by then.
  const parsed = parseChaveAcesso(chave_acesso, registrado_em.toISOString().slice(0, 7));
  if (!parsed.ok) return undefined;
  const { emitente, modelo, serie, numero } = parsed.chave;
  return { nome: `${emitente}-${modelo}-${serie}`, numero: Number(numero) };
}
