import type { ProvedorServico } from '@trevo/contract/provedor/provedor.calls';

/** Services in sentences about a change. */
const servicos: Readonly<Record<ProvedorServico, string>> = {
  email: 'e-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  picpay: 'pagamento de prêmios (PicPay)',
  voucher: 'vales',
  onesignal: 'notificações (OneSignal)',
  sns: 'notificações (Amazon SNS)',
};

/** Ends a message with a password link or a code. */
export const toRemetenteCerto = (remetente: string): string =>
  `O remetente certo é ${remetente}: desconfie de outro.`;

/** Words about the provider of a promoter and its changes. */
export const provedorText = {
  servicos,
  porque: (servico: ProvedorServico) =>
    `Por este provedor passam mensagens ou dinheiro de quem participa: trocar o de ${servicos[servico]} é decisão de duas pessoas.`,
  nenhum: 'Nenhum da promotora: sai pelo da instalação, se ela tiver um',
  /** Describes a configuration, without its credentials. */
  em: (onde: string) => `Endereço ${onde}`,
  remetente: (de: string) => `Remetente ${de}`,
  telefone: (id: string, modelo: string) => `Telefone ${id}, modelo ${modelo}`,
  aplicativos: (quais: readonly string[]) => `Aplicativos: ${quais.join(', ')}`,
  resumo: (servico: ProvedorServico, isRemoval: boolean) =>
    isRemoval ? `Tirar o provedor de ${servicos[servico]}` : `Trocar o provedor de ${servicos[servico]}`,
  titulos: { antes: 'Hoje', depois: 'Depois', efeito: 'O que acontece' },
  efeitos: [
    'As mensagens ou os pagamentos das campanhas desta promotora passam a sair por ele em até 30 segundos.',
    'Quem cuida da instalação, os administradores da promotora e o contato de antes recebem um e-mail.',
  ],
  comunicado: {
    proposto: (servico: ProvedorServico, promotora: string) =>
      `Proposta: outro provedor de ${servicos[servico]} para ${promotora}`,
    feito: (servico: ProvedorServico, promotora: string) =>
      `O provedor de ${servicos[servico]} de ${promotora} mudou`,
    antes: (frases: readonly string[]) => `Antes: ${frases.join('; ')}.`,
    depois: (frases: readonly string[]) => `Depois: ${frases.join('; ')}.`,
    propos: (nome: string, servico: ProvedorServico, promotora: string) =>
      `${nome} propôs outro provedor de ${servicos[servico]} para a promotora ${promotora}. Nada mudou ainda: outra pessoa precisa aprovar, em até 48 horas.`,
    motivo: (motivo: string) => `Motivo: ${motivo}`,
    recuse:
      'Se isto não devia acontecer, recuse a proposta na tela Propostas do console, ou avise quem cuida da instalação.',
    mudou: (nome: string, servico: ProvedorServico, promotora: string) =>
      `O provedor de ${servicos[servico]} da promotora ${promotora} acabou de mudar, por ${nome}.`,
    proposta: (nome: string, motivo: string) => `Quem propôs: ${nome}. Motivo: ${motivo}`,
    desfaca:
      'Se isto não devia acontecer, avise já quem cuida da instalação: até o provedor voltar, links de senha, códigos ou pagamentos passam por ele.',
  },
} as const;
