/** The data needed to judge an answer. Without `certa` every option is accepted. */
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

/** The chosen option per question id. */
export type Respostas = Readonly<Record<string, string>>;

/** Reasons to reject a ballot: a question without an answer, or an answer outside the question's options. */
export type CedulaFalta = 'respostasIncompletas' | 'respostaForaDaLista';

/**
 * Returns the error of a ballot's answers; undefined when every question has one of its options and there are no
 * others.
 */
export function findCedulaFalta({ perguntas }: CedulaRegra, respostas: Respostas): CedulaFalta | undefined {
  const ids = new Set(perguntas.map(({ id }) => id));
  if (Object.keys(respostas).some((id) => !ids.has(id))) return 'respostaForaDaLista';
  const given = perguntas.map(({ id, opcoes }) => ({ opcoes, dada: findOwn(respostas, id) }));
  if (given.some(({ dada }) => dada === undefined)) return 'respostasIncompletas';
  return given.every(({ opcoes, dada }) => opcoes.includes(dada!)) ? undefined : 'respostaForaDaLista';
}

/** A question id may equal the name of an inherited object property. */
const findOwn = (respostas: Respostas, id: string) =>
  Object.hasOwn(respostas, id) ? respostas[id] : undefined;

/** Returns the number of correct answers (null where no question has one) and the points earned. */
export function gradeCedula(
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
