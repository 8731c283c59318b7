import type { ErrorEntry } from '../error-entry.ts';

export const exportacaoErrors = {
  'exportacao.nenhuma': {
    status: 404,
    mensagem: 'Esta campanha não tem esta exportação.',
    lugar: 'modal',
    cura: 'Atualize a lista e escolha uma das exportações dela.',
  },
  'exportacao.repetida': {
    status: 409,
    mensagem: 'Já existe uma exportação com este identificador e outro conteúdo.',
    lugar: 'modal',
    cura: 'Abra a tela de novo e peça outra vez.',
  },
  'exportacao.muitas': {
    status: 409,
    mensagem: 'Esta campanha já tem {maximo} exportações esperando.',
    lugar: 'modal',
    cura: 'Espere uma delas terminar, ou cancele uma.',
  },
  'exportacao.naoPronta': {
    status: 409,
    mensagem: 'O arquivo ainda não está pronto.',
    lugar: 'modal',
    cura: 'Espere a lista dizer que ele está pronto.',
  },
  'exportacao.semArquivo': {
    status: 410,
    mensagem: 'Esta exportação não tem mais arquivo.',
    lugar: 'modal',
    cura: 'Peça a exportação de novo.',
  },
  'exportacao.encerrada': {
    status: 409,
    mensagem: 'Esta exportação já terminou sem arquivo.',
    lugar: 'modal',
    cura: 'Atualize a lista.',
  },
} as const satisfies Record<string, ErrorEntry>;
