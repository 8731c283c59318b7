import type { ProvedorServico } from '@trevo/contract/provedor/provedor.calls';

const servicos: Readonly<Record<ProvedorServico, string>> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  picpay: 'PicPay',
  voucher: 'Vales',
  onesignal: 'Notificações (OneSignal)',
  sns: 'Notificações (Amazon SNS)',
};

/** Words of the providers of a promoter. */
export const provedorConsoleText = {
  titulo: 'Provedores',
  ajuda:
    'Por onde saem as mensagens e os pagamentos das campanhas desta promotora. Trocar um é decisão de duas pessoas, e a instalação é avisada.',
  servicos,
  servico: 'Serviço',
  origem: 'Hoje sai por',
  origens: { promotora: 'Provedor da promotora', programa: 'Provedor da instalação', nenhum: 'Nenhum' },
  definido: (nome: string) => `por ${nome}`,
  espera: 'Troca à espera',
  lerEspera: (servico: string) => `Ler a proposta: ${servico}`,
  propostaDe: (nome: string) => `Proposta de ${nome}`,
  semEspera: 'Nenhuma',
  acao: 'Ação',
  trocar: 'Trocar',
  trocarDe: (servico: string) => `Trocar o provedor de ${servico}`,
  tirar: 'Tirar',
  tirarDe: (servico: string) => `Tirar o provedor de ${servico}`,
  feito: (servico: string) => `O provedor de ${servico} mudou.`,
  form: {
    titulo: (servico: string) => `Provedor de ${servico}`,
    efeito:
      'Ninguém lê estes dados depois: são guardados cifrados, e a proposta mostra só endereço e remetente.',
    enviar: 'Continuar',
    fechar: 'Fechar',
    campos: {
      url: 'Endereço',
      token: 'Credencial',
      from: 'Remetente (opcional)',
      phoneId: 'Identificação do telefone',
      template: 'Modelo aprovado',
      aplicativo: 'Aplicativo',
      chave: 'Chave secreta do aplicativo',
      android: 'ARN do aplicativo de Android',
      ios: 'ARN do aplicativo de iOS',
    },
    dicas: {
      email: 'smtps://usuário:senha@servidor:465/?from=Loja <loja@exemplo.com.br>',
      sns: 'https://chave:segredo@sns.sa-east-1.amazonaws.com',
      url: 'https://',
    },
  },
} as const;
