/** Words for a login that is not taken any more. */
export const sessaoText = {
  titulo: 'Entre de novo para continuar',
  entrarDeNovo: 'Entrar de novo',
  depois: 'Agora não',
} as const;
