/** Texts of the support chat screen. */
export const chatText = {
  titulo: 'Fale com a gente',
  voltar: 'Voltar',
  subtitulo: 'A equipe da promoção responde por aqui.',
  abrir: 'Abrir o atendimento',
  email: 'Enviar um e-mail',
  nenhum: 'Esta promoção ainda não tem atendimento por chat. Os contatos estão no regulamento.',
  regulamento: 'Ler o regulamento',
  semResposta: 'O atendimento não respondeu agora. Você pode tentar abrir mesmo assim.',
} as const;
