import { getPrimeiroNome } from '@trevo/rules/pessoa/nome';
import { formatCnpj } from '@trevo/rules/texto/mask';
import { getTitulo } from '@trevo/config/configuracao/configuracao-questions';
import type { EmailMensagem } from '../../adapters/email/email.port.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';

/** Returns the campaign's name in messages. */
export function getTituloCampanha({ configuracao, principal }: Hospedagem): string {
  return getTitulo(configuracao) || principal.campanha.descricao;
}

const toEmail = (
  { promotoraId }: Hospedagem,
  destinatario: string,
  assunto: string,
  linhas: readonly string[],
): EmailMensagem => ({
  promotoraId,
  destinatario,
  assunto,
  texto: linhas.join('\n'),
});

/** Returns the campaign with its promoter, for messages that open an account. */
const toOrigem = (hospedagem: Hospedagem): string =>
  `${getTituloCampanha(hospedagem)}, de ${hospedagem.principal.arquivo.promotora.nome}`;

/** Renders an e-mail with a link for a password. It names the campaign, its promoter and the sender in use. */
const toSenhaEmail = (
  hospedagem: Hospedagem,
  destinatario: string,
  assunto: string,
  linhas: readonly string[],
): EmailMensagem => ({
  ...toEmail(hospedagem, destinatario, assunto, [
    ...linhas,
    '',
    `Esta mensagem é de ${toOrigem(hospedagem)}.`,
  ]),
  isAssinado: true,
});

/** Renders the e-mail with the password-reset link. */
export function toRedefinicaoEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  link: string,
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return toSenhaEmail(hospedagem, email, `Crie outra senha em ${titulo}`, [
    `Olá, ${getPrimeiroNome(row.nome)}!`,
    '',
    `Recebemos um pedido para trocar sua senha em ${titulo}. Para escolher outra, abra este endereço nos próximos 30 minutos:`,
    '',
    link,
    '',
    'Se não foi você que pediu, ignore este e-mail: sua senha continua a mesma.',
  ]);
}

/** Renders the welcome e-mail with the confirmation link. */
export function toBoasVindasEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  { origin, link }: { origin: string; link: string },
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return toEmail(hospedagem, email, `Boas-vindas! ${titulo}`, [
    `Olá, ${getPrimeiroNome(row.nome)}!`,
    '',
    `Seu cadastro em ${titulo} está pronto. Agora é só escanear o QR Code das suas notas para ganhar números da sorte.`,
    '',
    `${origin}/escanear`,
    '',
    'Confirme que este e-mail é seu abrindo este endereço nos próximos 7 dias:',
    '',
    link,
    '',
    'Se não foi você que fez este cadastro, responda este e-mail.',
  ]);
}

/** Renders the e-mail with the confirmation link. */
export function toConfirmacaoEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  link: string,
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return toEmail(hospedagem, email, `Confirme seu e-mail em ${titulo}`, [
    `Olá, ${getPrimeiroNome(row.nome)}!`,
    '',
    `Confirme que este e-mail é seu abrindo este endereço nos próximos 7 dias:`,
    '',
    link,
    '',
    `Se não foi você que o informou em ${titulo}, ignore esta mensagem.`,
  ]);
}

/** Renders the invitation e-mail for a company. */
export function toAssociadoEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  { origin, link }: { origin: string; link: string },
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return toSenhaEmail(hospedagem, email, `O acesso da sua empresa em ${titulo}`, [
    `Olá, ${row.nome}!`,
    '',
    `Sua empresa foi incluída em ${titulo}. Para escolher a senha, abra este endereço nos próximos 30 minutos:`,
    '',
    link,
    '',
    `Depois, entre com o CNPJ ${formatCnpj(row.usuario)} em ${origin}/login?tipo=associado. Se o endereço acima vencer, toque lá em "Esqueci minha senha" para receber outro.`,
    '',
    'Se sua empresa não participa desta campanha, ignore este e-mail.',
  ]);
}

/**
 * Renders the e-mail about a changed contact. An unverified previous contact can be a stranger's: without
 * `owner` the message contains no name and no link.
 */
export function toContatoEmail(
  destino: string,
  hospedagem: Hospedagem,
  owner: { nome: string; link: string } | undefined,
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  const mudou = `O e-mail ou o celular da sua conta em ${titulo} acabou de mudar. Se foi você, está tudo certo.`;
  const linhas = owner
    ? [
        `Olá, ${getPrimeiroNome(owner.nome)}!`,
        '',
        mudou,
        '',
        'Não fui eu: abra este endereço nos próximos 7 dias para desfazer a troca, sair de todos os aparelhos e criar outra senha:',
        '',
        owner.link,
        '',
        'Se você recebeu mais de uma mensagem assim, use a mais antiga.',
      ]
    : ['Olá!', '', mudou, '', 'Se não foi você, peça uma nova senha no aplicativo.'];
  return toEmail(hospedagem, destino, `Seu contato mudou em ${titulo}`, linhas);
}

/** Renders the e-mail about an added passkey. `esqueciSenha` is the address that asks for a new password. */
export function toPasskeyEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  { descricao, esqueciSenha }: { descricao: string; esqueciSenha: string },
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  const aparelho = descricao ? `Um aparelho (${descricao})` : 'Um aparelho';
  return toEmail(hospedagem, email, `Um aparelho agora entra sem senha em ${titulo}`, [
    `Olá, ${getPrimeiroNome(row.nome)}!`,
    '',
    `${aparelho} agora entra na sua conta em ${titulo} com digital, rosto ou PIN, sem pedir a senha. Se foi você, está tudo certo.`,
    '',
    'Se não foi você, crie outra senha neste endereço. Com a senha nova, esse aparelho sai da sua conta:',
    '',
    esqueciSenha,
  ]);
}

/** Renders the SMS about a changed contact; a verified contact gets the undo link. */
export function toTextoContato(titulo: string, link: string | undefined): string {
  return link
    ? `O contato da sua conta em ${titulo} mudou. Não foi você? Desfaça em até 7 dias: ${link}`
    : `O contato da sua conta em ${titulo} mudou. Se não foi você, peça uma nova senha no aplicativo.`;
}

/** Renders the SMS or WhatsApp text with a code. */
export function toTextoCodigo(codigo: string, hospedagem: Hospedagem): string {
  return `${codigo} é seu código em ${toOrigem(hospedagem)}. Ele vale por 10 minutos. Nunca passe este código a ninguém.`;
}

/** Renders the text with a password-reset code. */
export function toTextoCodigoSenha(codigo: string, hospedagem: Hospedagem): string {
  return `${codigo} é seu código para criar outra senha em ${toOrigem(hospedagem)}. Ele vale por 10 minutos. Nunca passe este código a ninguém.`;
}
