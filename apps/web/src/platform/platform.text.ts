/** Words that every list says. */
export const listaText = {
  carregando: 'Carregando…',
  /** In the place of the sentence that says how many, while that is not known: nothing below moves when it comes. */
  semTotal: '\u00a0',
  erro: 'Não deu para carregar',
  tentarNovamente: 'Tentar novamente',
  de: (momento: string) => `Você está vendo a lista de ${momento}.`,
  paginas: 'Páginas',
  anterior: 'Página anterior',
  proxima: 'Próxima página',
  pagina: (n: number) => `Página ${n}`,
} as const;

/** Words for a login that is not taken any more. */
export const sessaoText = {
  titulo: 'Entre de novo para continuar',
  entrarDeNovo: 'Entrar de novo',
  depois: 'Agora não',
} as const;

/** Words of the QR code that takes a screen to the phone. */
export const continueText = {
  titulo: 'Continue no celular',
  codigo: 'QR Code com o endereço desta tela',
  larga: 'Com a câmera dele é mais fácil escanear a nota. Aponte para este código.',
  totem: 'Leve tudo com você: aponte a câmera do seu celular para este código.',
} as const;
