import type { EmailMensagem } from '../../../../adapters/email/email.port.ts';

/** Renders the e-mail about a password that another person knows. It leaves by the program's own sender. */
export const toSenhaConhecidaEmail = (
  { nome, email }: { readonly nome: string; readonly email: string },
  link: string,
): EmailMensagem => ({
  promotoraId: '',
  destinatario: email,
  assunto: 'A senha da sua conta do console: outra pessoa pode conhecê-la',
  texto: [
    `Olá, ${nome}!`,
    '',
    'A senha da sua conta do console foi usada dez vezes com um código errado do autenticador. Se não foi você, outra pessoa conhece a senha. Sem o código, ela não entrou.',
    '',
    'Até você trocar a senha, a conta só abre com uma passkey. Para trocar a senha e o autenticador, abra este endereço dentro de uma hora, com o celular à mão:',
    '',
    link,
    '',
    'Depois de uma hora, peça outro link em "Perdi a senha ou o autenticador", na entrada do console. Se você usa a mesma senha em outro lugar, troque-a lá também.',
  ].join('\n'),
});
