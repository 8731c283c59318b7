/** Texts shared by all lists. */
export const listaText = {
  carregando: 'Carregando…',
  /** Placeholder of the total while it is unknown, to avoid a layout shift. */
  semTotal: '\u00a0',
  erro: 'Não deu para carregar',
  tentarNovamente: 'Tentar novamente',
  de: (momento: string) => `Você está vendo a lista de ${momento}.`,
  paginas: 'Páginas',
  anterior: 'Página anterior',
  proxima: 'Próxima página',
  pagina: (n: number) => `Página ${n}`,
  verMais: 'Ver mais',
  mostrando: (n: number, total: number) => `Mostrando ${n} de ${total}`,
} as const;

/** Texts for a rejected session. */
export const sessaoText = {
  titulo: 'Entre de novo para continuar',
  entrarDeNovo: 'Entrar de novo',
  depois: 'Agora não',
} as const;

/** Texts of the QR code that opens a screen on the phone. */
export const continueText = {
  titulo: 'Continue no celular',
  codigo: 'QR Code com o endereço desta tela',
  larga: 'Com a câmera dele é mais fácil escanear a nota. Aponte para este código.',
  totem: 'Leve tudo com você: abra este código no seu celular.',
} as const;
