import type { ErrorEntry } from '../error-entry.ts';

export const raspadinhaErrors = {
  'raspadinha.nenhuma': {
    status: 404,
    mensagem: 'Não há raspadinhas para esse consumidor.',
    lugar: 'pagina',
    cura: 'Cadastre uma nota fiscal para ganhar raspadinhas.',
  },
  'raspadinha.naoEncontrada': {
    status: 404,
    mensagem: 'Não encontramos esta raspadinha.',
    lugar: 'pagina',
    cura: 'Volte à lista das suas raspadinhas.',
  },
  'raspadinha.cancelada': {
    status: 409,
    mensagem: 'Esta raspadinha foi cancelada, porque a nota que a rendeu não valeu.',
    lugar: 'pagina',
    cura: 'Veja o motivo em Minhas notas.',
  },
  'raspadinha.semAgenda': {
    status: 404,
    mensagem: 'Esta campanha não tem prêmios instantâneos.',
    lugar: 'pagina',
    cura: 'Consulte o regulamento.',
  },
  'raspadinha.agendaLacrada': {
    status: 409,
    mensagem: 'A lista dos prêmios está lacrada enquanto houver raspadinha para abrir.',
    lugar: 'pagina',
    cura: 'Volte depois de {fim}: a lista abre, e qualquer pessoa pode conferir o código publicado.',
  },
  'raspadinha.semRegistro': {
    status: 404,
    mensagem: 'Não há registro de aberturas para conferir aqui.',
    lugar: 'pagina',
    cura: 'Raspadinhas abertas entram no registro das campanhas que têm prêmios lacrados com ele.',
  },
  'raspadinha.diaAberto': {
    status: 409,
    mensagem: 'O registro do dia em que esta raspadinha foi aberta ainda não fechou.',
    lugar: 'pagina',
    cura: 'Volte amanhã: o registro de cada dia fecha depois da meia-noite.',
  },
  'raspadinha.entregaInativa': {
    status: 409,
    mensagem: 'Esta campanha não entrega prêmios pelo PicPay.',
    lugar: 'modal',
    cura: 'Consulte no regulamento como receber o seu prêmio.',
  },
  'raspadinha.semPremio': {
    status: 409,
    mensagem: 'Não há prêmio para entregar nesta raspadinha.',
    lugar: 'modal',
    cura: 'Volte à lista das suas raspadinhas.',
  },
  'raspadinha.semPicPay': {
    status: 409,
    mensagem: 'Informe o seu usuário do PicPay no perfil para receber o prêmio.',
    lugar: 'modal',
    cura: 'Abra Meus dados e preencha o usuário do PicPay.',
  },
  'raspadinha.notaRecusada': {
    status: 409,
    mensagem: 'A nota que deu este prêmio foi recusada, e o prêmio está retido.',
    lugar: 'modal',
    cura: 'Veja o motivo em Minhas notas. Se não concordar, peça nova conferência.',
  },
  'raspadinha.entregaEmAndamento': {
    status: 409,
    mensagem: 'O pagamento deste prêmio já está a caminho.',
    lugar: 'modal',
    cura: 'Volte em alguns minutos para ver a confirmação.',
  },
  'raspadinha.entregaIndisponivel': {
    status: 503,
    mensagem: 'Não conseguimos falar com o PicPay agora. Seu prêmio está guardado.',
    lugar: 'modal',
    cura: 'Tente de novo em alguns minutos.',
  },
} as const satisfies Record<string, ErrorEntry>;
