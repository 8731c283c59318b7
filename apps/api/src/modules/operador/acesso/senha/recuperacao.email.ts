import type { EmailMensagem } from '../../../../adapters/email/email.port.ts';

interface Conta {
  readonly nome: string;
  readonly email: string;
}

/** Renders the e-mail with the link of a recovery. It leaves by the program's own sender. */
export const toRecuperacaoEmail = ({ nome, email }: Conta, link: string): EmailMensagem => ({
  promotoraId: '',
  destinatario: email,
  assunto: 'Nova senha e novo autenticador do console',
  texto: [
    `Olá, ${nome}!`,
    '',
    'Recebemos um pedido para trocar a senha e o autenticador da sua conta do console. Abra este endereço dentro de uma hora, com o celular à mão:',
    '',
    link,
    '',
    'A troca encerra as suas sessões e remove as suas passkeys. Se não foi você que pediu, ignore este e-mail: nada muda.',
  ].join('\n'),
});

/** Renders the e-mail about a recovery that was done. It leaves by the program's own sender. */
export const toRecuperadaEmail = ({ nome, email }: Conta): EmailMensagem => ({
  promotoraId: '',
  destinatario: email,
  assunto: 'A senha e o autenticador da sua conta do console mudaram',
  texto: [
    `Olá, ${nome}!`,
    '',
    'A senha e o autenticador da sua conta do console acabam de ser trocados pelo link enviado a este e-mail. As sessões e as passkeys de antes foram encerradas.',
    '',
    'Se não foi você, peça outro link na entrada do console e avise quem cuida da instalação.',
  ].join('\n'),
});
