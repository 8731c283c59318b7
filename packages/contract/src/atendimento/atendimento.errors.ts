import type { ErrorEntry } from '../error-entry.ts';

export const atendimentoErrors = {
  'atendimento.nenhumaPessoa': {
    status: 404,
    mensagem: 'Não encontramos essa pessoa nas campanhas desta promotora.',
    lugar: 'pagina',
    cura: 'Confira o que a pessoa informou e a promotora escolhida, ou procure por outro dado dela.',
  },
  'atendimento.campoVazio': {
    status: 404,
    mensagem: 'O cadastro não tem este dado.',
    lugar: 'modal',
    cura: 'Uma conta excluída e um cadastro incompleto não têm todos os dados.',
  },
  'atendimento.contaExcluida': {
    status: 409,
    mensagem: 'Esta conta foi excluída. Nada foi feito.',
    lugar: 'modal',
    cura: 'Uma conta excluída não volta, e o mesmo login fica guardado até o fim do prazo da lei.',
  },
  'atendimento.moedaFora': {
    status: 422,
    mensagem: 'Esta campanha não tem {moeda}.',
    lugar: 'modal',
    cura: 'Escolha a outra moeda, ou confira a campanha.',
  },
  'atendimento.ajusteRepetido': {
    status: 409,
    mensagem: 'Este ajuste já foi feito com outro valor. Nada foi mudado agora.',
    lugar: 'modal',
    cura: 'Veja o extrato da pessoa. Para outro ajuste, abra a janela de novo.',
  },
} as const satisfies Record<string, ErrorEntry>;
