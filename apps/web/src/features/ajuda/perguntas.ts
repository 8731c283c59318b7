import { normalizeMunicipio } from '@trevo/rules/pessoa/endereco/municipio';

/** A question with its answer; the category is the empty string when there is none. */
export interface Pergunta {
  readonly titulo: string;
  readonly texto: string;
  readonly categoria: string;
}

/** The questions of one category, in the campaign's order. */
export interface PerguntaGrupo {
  readonly categoria: string;
  readonly perguntas: readonly Pergunta[];
}

/** Returns the questions that contain every search word in question, answer or category; ignores accents and case. */
export function searchPerguntas(perguntas: readonly Pergunta[], busca: string): Pergunta[] {
  const words = normalizeMunicipio(busca).split(' ').filter(Boolean);
  return perguntas.filter(({ titulo, texto, categoria }) => {
    const whole = normalizeMunicipio(`${titulo} ${texto} ${categoria}`);
    return words.every((word) => whole.includes(word));
  });
}

/** Groups questions by category in order of first appearance; uncategorised questions come last. */
export function groupPerguntas(perguntas: readonly Pergunta[]): PerguntaGrupo[] {
  const categorias = [...new Set(perguntas.map(({ categoria }) => categoria))];
  const ordem = [...categorias.filter((nome) => nome !== ''), ...categorias.filter((nome) => nome === '')];
  return ordem.map((categoria) => ({
    categoria,
    perguntas: perguntas.filter((pergunta) => pergunta.categoria === categoria),
  }));
}
