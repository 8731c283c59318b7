import { formatTipoPeriodo, type TipoPeriodo } from '@trevo/rules/periodo';

/** Words about what a person may still register. */
export const limiteText = {
  ambos: {
    id: 'msg.limite.cuponsEGiros',
    texto: 'Limite de cupons e giros/raspadinhas atingido!',
  },
  cupons: (tipo: TipoPeriodo, limite: number) =>
    `Limite ${formatTipoPeriodo(tipo)} de ${limite} cupons atingido!`,
  guarde: 'Guarde sua nota: consulte no regulamento quando você pode cadastrar de novo.',
  erroPeriodo: (detalhe: string) => `Erro ao obter cupons escaneados por período: ${detalhe}`,
} as const;
