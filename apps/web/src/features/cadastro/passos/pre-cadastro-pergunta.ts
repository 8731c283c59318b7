export interface PerguntaOpcao {
  readonly textoOpcao: string;
  readonly valorOpcao: string;
}

/** The pre-signup question with its answers shuffled. */
export interface Pergunta {
  readonly texto: string;
  readonly opcoes: readonly PerguntaOpcao[];
  /** `valorOpcao` of the right answer. */
  readonly valorCorreto: string;
}

/**
 * Finds the right answer and shuffles the answers. The question's own value marks the right answer when an
 * option has it; otherwise the first option is right.
 *
 * @param random returns numbers in [0, 1)
 */
export function toPergunta(
  configured: {
    readonly texto: string;
    readonly valorCorreto: string;
    readonly opcoes: readonly PerguntaOpcao[];
  },
  random: () => number,
): Pergunta {
  const { texto, opcoes, valorCorreto } = configured;
  const isMarked = opcoes.some(({ valorOpcao }) => valorOpcao === valorCorreto);
  return {
    texto,
    opcoes: shuffle(opcoes, random),
    valorCorreto: isMarked ? valorCorreto : (opcoes[0]?.valorOpcao ?? ''),
  };
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}
