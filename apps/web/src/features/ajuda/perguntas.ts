import { normalizeMunicipio } from '@trevo/rules/pessoa/municipio';

/** A question with its answer; without a category the text is empty. */
export interface Pergunta {
  readonly titulo: string;
  readonly texto: string;
  readonly categoria: string;
}

/** The questions of one category, in the order of the campaign. */
export interface PerguntaGrupo {
  readonly categoria: string;
  readonly perguntas: readonly Pergunta[];
}

/** The questions in which each word of the search stands, in question, answer or category; accents and case do not matter. */
export function searchPerguntas(perguntas: readonly Pergunta[], busca: string): Pergunta[] {
  const words = normalizeMunicipio(busca).split(' ').filter(Boolean);
  return perguntas.filter(({ titulo, texto, categoria }) => {
    const whole = normalizeMunicipio(`${titulo} ${texto} ${categoria}`);
    return words.every((word) => whole.includes(word));
  });
}

/** Questions by category, categories in the order in which they first appear, those without one last. */
export function groupPerguntas(perguntas: readonly Pergunta[]): PerguntaGrupo[] {
  const categorias = [...new Set(perguntas.map(({ categoria }) => categoria))];
  const ordem = [...categorias.filter((nome) => nome !== ''), ...categorias.filter((nome) => nome === '')];
  return ordem.map((categoria) => ({
    categoria,
    perguntas: perguntas.filter((pergunta) => pergunta.categoria === categoria),
  }));
}
