import type { EmailMensagem } from '../../../../adapters/email/email.port.ts';

/** Renders the e-mail to an operator about an added passkey. It leaves by the program's own sender. */
export const toPasskeyOperadorEmail = (
  { nome, email }: { nome: string; email: string },
  passkey: string,
): EmailMensagem => ({
  promotoraId: '',
  destinatario: email,
  assunto: 'Nova passkey na sua conta do console',
  texto: [
    `Olá, ${nome}!`,
    '',
    `A passkey "${passkey}" agora entra na sua conta do console, sem senha e sem código.`,
    '',
    'Se não foi você, entre em Minha conta, remova a passkey, encerre as outras sessões e avise um administrador.',
  ].join('\n'),
});
