import type { Papel } from '@trevo/contract/operador/permissoes';
import type { EmailMensagem } from '../../../adapters/email/email.port.ts';

/** Renders the e-mail with the link of an invitation. */
export const toConviteEmail = (
  promotoraId: string,
  { nome, email, papel }: { nome: string; email: string; papel: Papel },
  link: string,
): EmailMensagem => ({
  promotoraId,
  destinatario: email,
  assunto: 'Seu acesso ao console',
  texto: [
    `Olá, ${nome}!`,
    '',
    `Você foi convidado para o console das promoções, como ${papel}. Tenha o celular à mão: você escolhe uma senha e liga um aplicativo autenticador.`,
    '',
    'Abra este endereço nas próximas 72 horas:',
    '',
    link,
    '',
    'Se você não esperava este convite, ignore este e-mail.',
  ].join('\n'),
});
