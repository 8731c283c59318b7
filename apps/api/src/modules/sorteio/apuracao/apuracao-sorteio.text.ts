import { motivoSorteioText } from '@trevo/contract/sorteio/motivo-sorteio.text';
import type { Achado } from '@trevo/rules/sorte/sorteio/apuracao-sorteio';
import type { MotivoSorteio } from '@trevo/rules/sorte/sorteio/motivo-sorteio';

/** Words of computed draws. */
export const apuracaoSorteioText = {
  primeira: 'Primeira apuração.',
  mudou: 'Uma nota ou uma conta mudou depois da versão anterior.',
  desclassificado: (numero: string, motivo: MotivoSorteio, texto: string) =>
    `O número ${numero} foi desclassificado: ${motivoSorteioText[motivo]}. ${texto}`,
  passo(numero: string, premio: string, achado: Achado): string {
    if (achado === 'premiado') return `O número ${numero} ganha: ${premio}.`;
    if (achado === 'suplente') return `O número ${numero} fica como suplente: ${premio}.`;
    if (achado === 'pessoaJaPremiada') return `O número ${numero} é de uma pessoa que já ganhou.`;
    return `O número ${numero} não ganha: ${motivoSorteioText[achado.excluido as MotivoSorteio]}.`;
  },
};
