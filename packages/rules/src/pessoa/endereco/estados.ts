export type Estado = {
  /** Two letters: 'SP'. */
  codigo: string;
  nome: string;
  /** Two-digit IBGE code of the state; an access key begins with it. */
  ibge: string;
};

const linhas = [
  '11 RO Rondônia',
  '12 AC Acre',
  '13 AM Amazonas',
  '14 RR Roraima',
  '15 PA Pará',
  '16 AP Amapá',
  '17 TO Tocantins',
  '21 MA Maranhão',
  '22 PI Piauí',
  '23 CE Ceará',
  '24 RN Rio Grande do Norte',
  '25 PB Paraíba',
  '26 PE Pernambuco',
  '27 AL Alagoas',
  '28 SE Sergipe',
  '29 BA Bahia',
  '31 MG Minas Gerais',
  '32 ES Espírito Santo',
  '33 RJ Rio de Janeiro',
  '35 SP São Paulo',
  '41 PR Paraná',
  '42 SC Santa Catarina',
  '43 RS Rio Grande do Sul',
  '50 MS Mato Grosso do Sul',
  '51 MT Mato Grosso',
  '52 GO Goiás',
  '53 DF Distrito Federal',
];

/** The 26 states and the Federal District, sorted by name. */
export const estados: readonly Estado[] = linhas
  .map((linha) => ({ ibge: linha.slice(0, 2), codigo: linha.slice(3, 5), nome: linha.slice(6) }))
  .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));

const byCodigo = new Map(estados.map((estado) => [estado.codigo, estado]));
const byIbge = new Map(estados.map((estado) => [estado.ibge, estado]));

/** Finds a state by its two-letter code, case-insensitively. */
export function findEstado(codigo: string): Estado | undefined {
  return byCodigo.get(codigo.toUpperCase());
}

/** Finds a state by its two-digit IBGE code. */
export function findEstadoByIbge(ibge: string): Estado | undefined {
  return byIbge.get(ibge);
}
