import { normalizeEmail } from '@trevo/rules/pessoa/email';
import { parseChaveAcesso } from '@trevo/rules/documento-fiscal/chave-acesso';
import type { sinalText } from '@trevo/contract/palavras.text';
import type { IrmaoView, ParteView } from './indicacao.views.ts';

export type Sinal = keyof typeof sinalText;
/** Which signals there are, each with the keyed hash of what both have in common. */
export type Sinais = Readonly<Partial<Record<Sinal, string>>>;

/** The receipt that made an invitation due, as the module of receipts tells it. */
export interface NotaIndicada {
  readonly consumidor_id: string;
  readonly chave_acesso: string | null;
  /** What may be registered once: the key, or the printed data of one without it. */
  readonly identidade: string | null;
  readonly registrado_em: Date;
  /** Whether who invited sent it before. */
  readonly enviada: boolean;
}

/** Everything that is looked at. */
export interface Fatos {
  readonly indicador: ParteView;
  readonly indicado: ParteView;
  readonly nota: NotaIndicada | undefined;
  readonly irmaos: readonly IrmaoView[];
  /** The receipts of those others. */
  readonly notasDosIrmaos: readonly NotaIndicada[];
}

export type Parecer = 'premiar' | 'analisar' | 'recusar';

const minutosJuntos = 10;
const notasSeguidas = 30;
// Two of the others: one who comes with a friend is no series.
const irmaosDeSerie = 2;

/** One document is one person. */
const recusam: readonly Sinal[] = ['CPF'];
/** Families share these, and one person with two accounts does: somebody has to look. */
const pedemAnalise: readonly Sinal[] = ['TELEFONE', 'EMAIL', 'APARELHO', 'NOTA'];
/** Each alone is what friends do, who live together and help each other at the till. */
const pesos: Readonly<Partial<Record<Sinal, number>>> = {
  ENDERECO: 2,
  CADASTRO_JUNTO: 1,
  CADASTROS_EM_SERIE: 2,
  MESMO_CAIXA: 2,
};
const pesoDeAnalise = 3;

/** What follows of the signals: a reward, a person's look, or an end. */
export function toParecer(sinais: Sinais): Parecer {
  const nomes = Object.keys(sinais) as Sinal[];
  if (nomes.some((nome) => recusam.includes(nome))) return 'recusar';
  if (nomes.some((nome) => pedemAnalise.includes(nome))) return 'analisar';
  const peso = nomes.reduce((soma, nome) => soma + (pesos[nome] ?? 0), 0);
  return peso >= pesoDeAnalise ? 'analisar' : 'premiar';
}

/**
 * What speaks for one person on both sides of an invitation.
 *
 * @param hash a keyed hash of this campaign: what is kept is not what was read
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

/** The same house; without a number a CEP may be a whole town. */
const toLugar = ({ endereco: { cep, numero } }: ParteView) => (cep && numero ? `${cep}-${numero}` : null);

/** A device passed from one to the other, or both have the same subscription. */
function findAparelho(a: ParteView, b: ParteView): string | undefined {
  if (a.anteriores.includes(b.consumidor_id) || b.anteriores.includes(a.consumidor_id)) {
    return [a.consumidor_id, b.consumidor_id].sort().join();
  }
  return a.assinaturas.find((assinatura) => b.assinaturas.includes(assinatura));
}

const areTogether = (a: Date, b: Date) => Math.abs(a.getTime() - b.getTime()) <= minutosJuntos * 60_000;

const isSerie = ({ indicado, irmaos }: Fatos) =>
  irmaos.filter(({ criado_em }) => areTogether(criado_em, indicado.criado_em)).length >= irmaosDeSerie;

/** The till of a receipt (its issuer and series) when others of the same invitation have almost the next ones of it. */
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
  // It was taken when it was registered, so its month had begun by then.
  const parsed = parseChaveAcesso(chave_acesso, registrado_em.toISOString().slice(0, 7));
  if (!parsed.ok) return undefined;
  const { emitente, modelo, serie, numero } = parsed.chave;
  return { nome: `${emitente}-${modelo}-${serie}`, numero: Number(numero) };
}
