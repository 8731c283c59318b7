import type { ErrorEntry } from '../error-entry.ts';

export const operadorErrors = {
  'operador.lojaForaDaLista': {
    status: 422,
    mensagem: 'Há lojas que não estão na lista da campanha, ou não participam mais. Nada foi importado.',
    lugar: 'pagina',
    cura: 'Publique a campanha com essas lojas em "associados", ou retire-as do envio.',
  },
  'operador.naoAutorizado': {
    status: 401,
    mensagem: 'Credencial de operador ausente ou inválida.',
    lugar: 'pagina',
    cura: 'Envie a credencial de operador no cabeçalho Authorization.',
  },
  'operador.promotoraNaoEncontrada': {
    status: 404,
    mensagem: 'Não há promotora com essa identificação.',
    lugar: 'pagina',
    cura: 'Use a "promotora.identificacao" do arquivo de uma campanha publicada.',
  },
  'operador.destinoNaoPermitido': {
    status: 422,
    mensagem: 'O endereço do provedor precisa ser https, na porta 443 e sem senha.',
    lugar: 'pagina',
    cura: 'Troque o endereço, ou acrescente a origem a DESTINOS_PERMITIDOS e inicie o programa de novo.',
  },
} as const satisfies Record<string, ErrorEntry>;
