/** Texts of the notifications. A campaign can override those that have an id. */
export const notificacaoText = {
  titulo: { id: 'msg.notificacoes.titulo', texto: 'Notificações' },
  vazio: { id: 'msg.notificacoes.vazio', texto: 'Você ainda não tem nenhuma notificação' },
  erro: {
    id: 'msg.notificacoes.erro',
    texto: 'Não foi possível obter as notificações, tente novamente',
  },
  nova: '· Nova',
  verTodas: 'Marcar todas como vistas',
  sino: (novas: number) => (novas === 1 ? 'Notificações, 1 nova' : `Notificações, ${novas} novas`),
  vazioDetalhe: 'Sorteios, prêmios e prazos aparecem aqui.',
  autorizacao: {
    id: 'msg.notificacoes.autorizacao',
    texto: 'Autorização de notificação foi atualizada com sucesso!',
  },
  receber: 'Quero receber avisos',
  receberDetalhe: 'Sorteios, prêmios e prazos. Você desliga quando quiser.',
  aparelho: {
    falta: 'Este aparelho ainda não recebe os avisos.',
    receber: 'Receber neste aparelho',
    bloqueados: 'Os avisos estão bloqueados neste navegador.',
    bloqueadosCura:
      'Para receber, abra as configurações deste site no navegador, toque em Notificações e escolha Permitir.',
    indisponivel: 'Este navegador não mostra avisos.',
    indisponivelCura: 'No iPhone, adicione esta página à Tela de Início e abra por lá.',
    noApp: {
      bloqueados: 'Os avisos deste aplicativo estão bloqueados no seu celular.',
      bloqueadosCura:
        'Para receber, abra os Ajustes do celular, procure este aplicativo, toque em Notificações e permita.',
      indisponivel: 'Este celular não recebe os avisos agora.',
      indisponivelCura: 'Tudo o que contamos por aviso também aparece aqui, nesta lista.',
    },
    falhou: 'Não foi possível ligar os avisos neste aparelho agora. Tentamos de novo na sua próxima visita.',
    tentarNovamente: 'Tentar novamente',
  },
  /** Shown before the permission prompt of the phone. */
  convite: {
    motivos: {
      sorteio: 'Quer saber na hora quando sair o sorteio?',
      resultado: 'Quer saber na hora quando a nota for conferida?',
    },
    aceitar: 'Quero ser avisado',
    agoraNao: 'Agora não',
    pronto: 'Pronto! A gente avisa você neste aparelho.',
  },
  carregando: 'Carregando as notificações',
  fechar: 'Fechar',
} as const;
