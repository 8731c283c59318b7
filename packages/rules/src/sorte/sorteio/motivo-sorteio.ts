/** Reasons for which a freeze excludes a distributed place. Of several that apply, the first one of this list is recorded. */
export const motivosExclusao = ['contaExcluida', 'cpfRestrito', 'bloqueado'] as const;
export type MotivoExclusao = (typeof motivosExclusao)[number];

/** Reasons that an operator gives for a disqualification. */
export const motivosDesclassificacao = ['pessoaImpedida', 'documentoRecusado', 'outro'] as const;
export type MotivoDesclassificacao = (typeof motivosDesclassificacao)[number];

/** Reasons that the computation finds itself: the receipt or the account changed after the freeze. */
export const motivosPosteriores = ['notaRecusada', 'notaCorrigida', 'contaExcluida'] as const;
export type MotivoPosterior = (typeof motivosPosteriores)[number];

/** Reasons why a person's number is not among the distributed ones of a frozen draw. */
export type MotivoFora = 'cancelado' | 'notaTarde' | 'concedidoTarde';

export type MotivoSorteio = MotivoExclusao | MotivoDesclassificacao | MotivoPosterior | MotivoFora;
