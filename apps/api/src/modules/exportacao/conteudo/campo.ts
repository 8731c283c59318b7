import type { Celula, Coluna, ColunaTipo, Linha } from '../planilha.ts';

/** Input of the columns besides a row. */
export interface Contexto {
  /** Returns the pseudonym of a person in this campaign. */
  readonly toPseudonimo: (consumidorId: string) => string;
}

/** A column with its value of a row. */
export interface Campo<Row> extends Coluna {
  readonly valor: (row: Row, contexto: Contexto) => Celula;
}

type Valor<Row> = Campo<Row>['valor'];

/** Creates the columns of a kind of rows. */
export function createCampos<Row>() {
  const of =
    (tipo: ColunaTipo) =>
    (nome: string, valor: Valor<Row>): Campo<Row> => ({ nome, tipo, valor });
  return {
    texto: of('texto'),
    inteiro: of('inteiro'),
    centavos: of('centavos'),
    quantidade: of('quantidade'),
    dia: of('dia'),
    instante: of('instante'),
  };
}

/** Rows that name a person, with the data of an account that exists and is asked for. */
export interface DePessoa {
  readonly consumidor_id: string;
  /** Null without personal data, and after the account is deleted. */
  readonly nome: string | null;
  readonly usuario: string | null;
  readonly cpf: string | null;
  readonly email: string | null;
  readonly telefone: string | null;
}

const { texto } = createCampos<DePessoa>();

export const pessoa: Campo<DePessoa> = texto('pessoa', ({ consumidor_id }, { toPseudonimo }) =>
  toPseudonimo(consumidor_id),
);

/** The columns with personal data. */
export const dadosPessoais: readonly Campo<DePessoa>[] = [
  texto('nome', ({ nome }) => nome),
  texto('usuario', ({ usuario }) => usuario),
  texto('cpf', ({ cpf }) => cpf),
  texto('email', ({ email }) => email),
  texto('telefone', ({ telefone }) => telefone),
];

/** SQL: the personal data of `s`, the account of a row. */
export const pessoaColumns = 's.nome, s.usuario, s.cpf, s.email, s.telefone_contato as telefone';

/** Rows read by one statement. */
export const porPagina = 1_000;

/** The place of the last row of a page, in the order of the statement. */
export type Lugar = readonly (string | number)[];

/** Reads rows page by page by a key that does not change, so that no row comes twice. Holds nothing between pages. */
export async function* readPaginas<Row>(
  inicio: Lugar,
  read: (depois: Lugar, limite: number) => Promise<readonly Row[]>,
  toLugar: (row: Row) => Lugar,
  limite = porPagina,
): AsyncGenerator<readonly Row[]> {
  for (let depois = inicio; ;) {
    const rows = await read(depois, limite);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < limite) return;
    depois = toLugar(last);
  }
}

export const toLinha = <Row>(campos: readonly Campo<Row>[], row: Row, contexto: Contexto): Linha =>
  campos.map(({ valor }) => valor(row, contexto));
