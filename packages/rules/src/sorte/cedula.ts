/** What is known of a question to judge an answer. Without `certa` any of its options will do. */
export interface PerguntaRegra {
  readonly id: string;
  readonly opcoes: readonly string[];
  readonly certa?: string | undefined;
}

export interface CedulaRegra {
  readonly perguntas: readonly PerguntaRegra[];
  readonly pontosPorAcerto?: number | undefined;
  readonly pontosPorParticipar?: number | undefined;
}

/** The chosen option of each question, by the question's id. */
export type Respostas = Readonly<Record<string, string>>;

/** Why a ballot cannot be taken: a question has no answer, or an answer is none of the question's options. */
export type CedulaFalta = 'respostasIncompletas' | 'respostaForaDaLista';

/** What is wrong with the answers to a ballot; undefined when every question has one of its options, and nothing else is there. */
export function findCedulaFalta({ perguntas }: CedulaRegra, respostas: Respostas): CedulaFalta | undefined {
  const ids = new Set(perguntas.map(({ id }) => id));
  if (Object.keys(respostas).some((id) => !ids.has(id))) return 'respostaForaDaLista';
  const given = perguntas.map(({ id, opcoes }) => ({ opcoes, dada: findOwn(respostas, id) }));
  if (given.some(({ dada }) => dada === undefined)) return 'respostasIncompletas';
  return given.every(({ opcoes, dada }) => opcoes.includes(dada!)) ? undefined : 'respostaForaDaLista';
}

/** A question may be called as something that every object has. */
const findOwn = (respostas: Respostas, id: string) =>
  Object.hasOwn(respostas, id) ? respostas[id] : undefined;

/** How many answers are right, null where no question has a right one, and how many points they earn. */
export function judgeCedula(
  { perguntas, pontosPorAcerto = 0, pontosPorParticipar = 0 }: CedulaRegra,
  respostas: Respostas,
): { acertos: number | null; pontos: number } {
  const comCerta = perguntas.filter(({ certa }) => certa !== undefined);
  const acertos = comCerta.filter(({ id, certa }) => findOwn(respostas, id) === certa).length;
  return {
    acertos: comCerta.length > 0 ? acertos : null,
    pontos: pontosPorParticipar + pontosPorAcerto * acertos,
  };
}
