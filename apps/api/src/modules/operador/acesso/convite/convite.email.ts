import type { Papel } from '@trevo/contract/operador/papeis';
import type { EmailMensagem } from '../../../../adapters/email/email.port.ts';
import { propostaText } from '../../propostas/proposta.text.ts';
import type { PessoasConvite } from '../operador.store.ts';

interface Convidado {
  readonly nome: string;
  readonly email: string;
  readonly papel: Papel;
  /** Name of the promoter. */
  readonly promotora: string;
  readonly pessoas: PessoasConvite | null;
}

/**
 * Renders the e-mail with the link of an invitation. It leaves by the program's own sender: its link creates an account
 * of the installation, which a promoter's mail server must not read.
 */
export const toConviteEmail = (
  { nome, email, papel, promotora, pessoas }: Convidado,
  link: string,
): EmailMensagem => ({
  promotoraId: '',
  destinatario: email,
  assunto: `Seu acesso ao console de ${promotora}`,
  texto: [
    `Olá, ${nome}!`,
    '',
    `Você foi convidado para o console das promoções de ${promotora}, com o papel ${propostaText.papeis[papel]}.`,
    ...(pessoas ? [toQuem(pessoas)] : []),
    '',
    'Abra este endereço nas próximas 72 horas:',
    '',
    link,
    '',
    'Se você já tem uma conta, entre com ela para aceitar: a senha e o autenticador continuam os mesmos. Se ainda não tem, deixe o celular à mão: você escolhe uma senha e liga um aplicativo autenticador.',
    '',
    'Se você não esperava este convite, ignore este e-mail.',
  ].join('\n'),
});

const toQuem = ({ convidadoNome, aprovadoNome }: PessoasConvite): string =>
  aprovadoNome === null
    ? `Quem convidou: ${convidadoNome}.`
    : `Quem convidou: ${convidadoNome}. Quem aprovou: ${aprovadoNome}.`;
