import type { ErrorEntry } from '../error-entry.ts';

export const encerramentoErrors = {
  'encerramento.fechada': {
    status: 409,
    mensagem: 'Os livros desta campanha foram fechados em {dia}. Nada mais pode mudar neles.',
    lugar: 'modal',
    cura: 'Veja em Encerramento o que foi fechado, por quem e com qual kit.',
  },
  'encerramento.prazoNenhum': {
    status: 404,
    mensagem: 'Não existe este prazo.',
    lugar: 'modal',
    cura: 'Atualize a tela e escolha um dos prazos dela.',
  },
  'encerramento.arquivoNenhum': {
    status: 404,
    mensagem: 'Esta campanha não tem este arquivo.',
    lugar: 'modal',
    cura: 'Atualize a tela: outra pessoa pode ter retirado o arquivo.',
  },
  'encerramento.muitosArquivos': {
    status: 409,
    mensagem: 'Esta campanha já tem {maximo} arquivos anexados.',
    lugar: 'modal',
    cura: 'Retire os que não servem, ou junte páginas num PDF só.',
  },
  'encerramento.premioNenhum': {
    status: 404,
    mensagem: 'Esta campanha não tem este prêmio.',
    lugar: 'modal',
    cura: 'Atualize a tela e escolha um dos prêmios dela.',
  },
  'encerramento.kitNenhum': {
    status: 404,
    mensagem: 'Esta campanha não tem este kit.',
    lugar: 'modal',
    cura: 'Atualize a tela e escolha um dos kits dela.',
  },
  'encerramento.kitRepetido': {
    status: 409,
    mensagem: 'Já existe um kit com este identificador e outro pedido.',
    lugar: 'modal',
    cura: 'Abra a tela de novo e peça outra vez.',
  },
  'encerramento.muitosKits': {
    status: 409,
    mensagem: 'Esta campanha já tem {maximo} kits esperando.',
    lugar: 'modal',
    cura: 'Espere um deles terminar, ou cancele um.',
  },
  'encerramento.kitNaoPronto': {
    status: 409,
    mensagem: 'O kit ainda não está pronto.',
    lugar: 'modal',
    cura: 'Espere a tela dizer que ele está pronto.',
  },
  'encerramento.kitSemArquivo': {
    status: 410,
    mensagem: 'Este kit não tem mais arquivo.',
    lugar: 'modal',
    cura: 'Peça outro kit.',
  },
  'encerramento.kitTerminado': {
    status: 409,
    mensagem: 'Este kit já terminou sem arquivo.',
    lugar: 'modal',
    cura: 'Atualize a tela.',
  },
  'encerramento.falta': {
    status: 409,
    mensagem: 'A campanha ainda não pode ser encerrada. Nada foi mudado.',
    lugar: 'modal',
    cura: 'Resolva o que a lista de Encerramento mostra como falta, e encerre de novo.',
  },
  'encerramento.livrosDiferem': {
    status: 409,
    mensagem:
      'Os livros não fecham: {numeros} diferenças nos números, {premios} nos prêmios e {contas} nas contas.',
    lugar: 'modal',
    cura: 'Corrija as diferenças, confira os livros de novo, e encerre depois.',
  },
  'encerramento.kitDesatualizado': {
    status: 409,
    mensagem: 'Não há um kit pronto com o manifesto {manifesto}.',
    lugar: 'modal',
    cura: 'Atualize a tela, peça um kit e encerre com a impressão digital dele.',
  },
} as const satisfies Record<string, ErrorEntry>;
