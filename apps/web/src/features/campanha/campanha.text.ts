/** Texts about the campaign's dates. */
export const campanhaText = {
  encerrada: 'Campanha encerrada',
  foraDoPeriodo: 'Fora do período de compras',
  nenhuma: 'Nenhuma campanha no ar',
  mensagemNenhuma: 'Não há campanhas promocionais disponíveis no momento!',
  verNumeros: 'Ver meus números',
  voltar: 'Voltar',
  /** Shown when the request got no response and no campaign is cached. */
  semRede: {
    id: 'msg.campanha.falhaRecuperar',
    texto:
      'Não foi possível recuperar campanhas promocionais disponíveis no momento, verifique sua conexão com a internet.',
  },
  falhas: {
    lista: {
      id: 'msg.campanha.falhaListar',
      texto: 'Ops.. ocorreu um erro na conexão com o servidor, tente novamente mais tarde!',
    },
    perfil: { id: 'msg.perfil.falhaCarregar', texto: 'Não foi possível carregar seu perfil!' },
  },
} as const;
