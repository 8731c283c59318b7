/** Texts of the manual entry of an access key. */
export const digitacaoText = {
  titulo: 'Digite a chave da nota',
  subtitulo: 'São 44 caracteres em 11 grupos de 4, impressos perto do QR Code.',
  voltar: 'Voltar',
  cadastrar: 'Cadastrar nota',
  cadastrando: 'Cadastrando',
  escanear: 'Prefiro escanear',
  onde: 'Onde encontrar',
  ondeDetalhe: 'No fim da nota, ao lado ou abaixo do QR Code, depois de “Chave de acesso”.',
  conferida: 'Chave conferida',
  loja: 'Loja',
  emitidaEm: (mes: string) => `Nota de ${mes}`,
} as const;
