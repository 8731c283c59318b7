import type { ErrorEntry } from '../error-entry.ts';

export const vendaErrors = {
  'venda.arquivoVazio': {
    status: 422,
    mensagem: 'O arquivo de vendas está vazio.',
    lugar: 'pagina',
    cura: 'Exporte o arquivo de novo e envie.',
  },
  'venda.filaCheia': {
    status: 409,
    mensagem: 'Esta promotora já tem {maximo} arquivos de vendas esperando.',
    lugar: 'pagina',
    cura: 'Espere um deles ser lido e envie de novo. Para muitas lojas, junte as vendas em menos arquivos.',
  },
  'venda.importacaoNaoEncontrada': {
    status: 404,
    mensagem: 'Não encontramos esta importação nesta campanha.',
    lugar: 'pagina',
    cura: 'Confira o identificador na lista de importações.',
  },
} as const satisfies Record<string, ErrorEntry>;
