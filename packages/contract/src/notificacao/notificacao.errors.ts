import type { ErrorEntry } from '../error-entry.ts';

export const notificacaoErrors = {
  'notificacao.nenhuma': {
    status: 404,
    mensagem: 'Não encontramos este aviso nesta campanha.',
    lugar: 'pagina',
    cura: 'Confira a campanha escolhida, ou abra o aviso pela lista.',
  },
  'notificacao.outroConteudo': {
    status: 409,
    mensagem: 'Este aviso já foi enviado com outro conteúdo. Nada foi mudado agora.',
    lugar: 'modal',
    cura: 'Abra o aviso na lista. Para outro conteúdo, comece um aviso novo.',
  },
  'notificacao.horarioInvalido': {
    status: 422,
    mensagem: 'Agende de agora até 30 dias para a frente, e até o último dia da campanha.',
    lugar: 'campo',
    cura: 'Escolha outro dia ou outra hora, ou envie agora.',
  },
  'notificacao.limiteDaCampanha': {
    status: 429,
    mensagem: 'Esta campanha já tem {maximo} avisos nesse dia. Este não foi enviado.',
    lugar: 'modal',
    cura: 'Agende para outro dia, ou pare um aviso agendado que ainda não saiu.',
  },
  'notificacao.limiteDaPromotora': {
    status: 429,
    mensagem: 'As campanhas desta promotora já têm {maximo} avisos nesse dia. Este não foi enviado.',
    lugar: 'modal',
    cura: 'Agende para outro dia, ou pare um aviso agendado que ainda não saiu.',
  },
  'notificacao.testeAmbiguo': {
    status: 409,
    mensagem: 'Mais de uma pessoa tem este telefone. O teste não foi enviado.',
    lugar: 'campo',
    cura: 'Use o CPF da pessoa.',
  },
} as const satisfies Record<string, ErrorEntry>;
