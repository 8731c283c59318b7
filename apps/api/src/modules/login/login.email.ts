import { getPrimeiroNome } from '@trevo/rules/pessoa/nome';
import { formatCnpj } from '@trevo/rules/texto/mask';
import { getTitulo } from '@trevo/config/configuracao/configuracao-questions';
import type { EmailMensagem } from '../../adapters/email/email.port.ts';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor/public.ts';

/** How messages call the campaign. */
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

/** The message with the address where a new password is chosen. */
export function toRedefinicaoEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  link: string,
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return toEmail(hospedagem, email, `Crie outra senha em ${titulo}`, [
    `Olá, ${getPrimeiroNome(row.nome)}!`,
    '',
    `Recebemos um pedido para trocar sua senha em ${titulo}. Para escolher outra, abra este endereço nos próximos 30 minutos:`,
    '',
    link,
    '',
    'Se não foi você que pediu, ignore este e-mail: sua senha continua a mesma.',
  ]);
}

/** The welcome message, with the address that confirms the e-mail. */
export function toBoasVindasEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  { origin, link }: { origin: string; link: string },
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return toEmail(hospedagem, email, `Boas-vindas à ${titulo}`, [
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

/** The message with the address that confirms an e-mail. */
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

/** The message with which a company gets its access. */
export function toAssociadoEmail(
  row: ConsumidorRow,
  email: string,
  hospedagem: Hospedagem,
  { origin, link }: { origin: string; link: string },
): EmailMensagem {
  const titulo = getTituloCampanha(hospedagem);
  return toEmail(hospedagem, email, `O acesso da sua empresa em ${titulo}`, [
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
 * That a contact of the account changed. One that was never proved may be a stranger's: without `owner` the message names
 * nobody and opens nothing.
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

/** The same by SMS; a proved contact gets the address that takes the change back. */
export function toTextoContato(titulo: string, link: string | undefined): string {
  return link
    ? `O contato da sua conta em ${titulo} mudou. Não foi você? Desfaça em até 7 dias: ${link}`
    : `O contato da sua conta em ${titulo} mudou. Se não foi você, peça uma nova senha no aplicativo.`;
}

/** What a code's message says, by SMS or WhatsApp. */
export function toTextoCodigo(codigo: string, titulo: string): string {
  return `${codigo} é seu código em ${titulo}. Ele vale por 10 minutos. Nunca passe este código a ninguém.`;
}

/** What the message with the code for a new password says. */
export function toTextoCodigoSenha(codigo: string, titulo: string): string {
  return `${codigo} é seu código para criar outra senha em ${titulo}. Ele vale por 10 minutos. Nunca passe este código a ninguém.`;
}
