import {
  getDominioEmailAutomatico,
  isLoginByTelefone,
  isSmsRedefinicaoEnabled,
} from '@trevo/config/configuracao/configuracao-questions';
import type { Hospedagem } from '../campanha/public.ts';
import type { ConsumidorRow } from './consumidor.store.ts';
import type { PerfilColumns } from './perfil.store.ts';

/** How long the old contact may object, in milliseconds. */
export const objecaoMilliseconds = 7 * 86_400_000;

/** What changing the e-mail or the contact phone means for the account. */
export interface ContatoTroca {
  /** Only whoever knows the password changes a contact, or adds one once the registration is finished. */
  readonly needsSenha: boolean;
  /** What changes besides the contact itself. */
  readonly columns: Pick<
    PerfilColumns,
    'email_verificado' | 'email_anterior' | 'email_vale_em' | 'telefone_vale_em'
  >;
  /** Who hears of it: the contacts that the account had. */
  readonly avisados: readonly ContatoAvisado[];
}

/** A contact from before. Only a proved one may take the change back: any other may be a stranger's, mistyped. */
export interface ContatoAvisado {
  readonly canal: 'email' | 'sms';
  readonly destino: string;
  readonly isProved: boolean;
}

/**
 * Judges a change of contacts; undefined when none changes.
 *
 * While the registration is unfinished, a contact that is filled in for the first time needs no password, because the
 * form of a new account would ask for it at once. So where another one could object, it opens the account only when the time for objecting is over: else a
 * stolen session would become a new password.
 */
export function judgeContatoTroca(
  hospedagem: Hospedagem,
  row: ConsumidorRow,
  { email, telefone_contato: telefone }: PerfilColumns,
  agora: Date,
): ContatoTroca | undefined {
  const { configuracao } = hospedagem;
  const isEmailNew = email !== undefined && email !== row.email;
  const isTelefoneNew = telefone !== undefined && telefone !== row.telefone_contato;
  if (!isEmailNew && !isTelefoneNew) return undefined;

  const ownEmail = getOwnEmail(hospedagem, row);
  const loginTelefone = isLoginByTelefone(configuracao) ? row.usuario : undefined;
  const ownTelefone = row.telefone_contato || loginTelefone;
  const vale = new Date(agora.getTime() + objecaoMilliseconds);
  // Where no code for a new password goes to phones, an e-mail that waits would be no way at all.
  const isEmailHeld =
    !ownEmail && ownTelefone !== undefined && isSmsRedefinicaoEnabled(configuracao) && email !== null;
  const isTelefoneHeld =
    row.telefone_contato === null && telefone !== null && (ownEmail ?? ownTelefone) !== undefined;
  const isRowEmailHeld = row.email_vale_em !== null && row.email_vale_em > agora;
  const anterior = row.email_anterior ?? (isRowEmailHeld ? null : (ownEmail ?? null));
  return {
    needsSenha:
      (isEmailNew && (ownEmail !== undefined || (email !== null && !row.cadastro_inicial))) ||
      (isTelefoneNew && (row.telefone_contato !== null || !row.cadastro_inicial)),
    columns: {
      ...(isEmailNew && {
        email_verificado: false,
        // Who empties the field wants the old one gone as well.
        email_anterior: email === null || email === anterior ? null : anterior,
        email_vale_em: isEmailHeld ? vale : null,
      }),
      ...(isTelefoneNew && { telefone_vale_em: isTelefoneHeld ? vale : null }),
    },
    avisados: listAvisados(row, { ownEmail, loginTelefone, isTelefoneNew }),
  };
}

/** An SMS costs: where an e-mail hears of it, only a phone that changes hears of it too. */
function listAvisados(
  row: ConsumidorRow,
  {
    ownEmail,
    loginTelefone,
    isTelefoneNew,
  }: { ownEmail: string | undefined; loginTelefone: string | undefined; isTelefoneNew: boolean },
): ContatoAvisado[] {
  const isEmailProved = ownEmail !== undefined && row.email_verificado;
  const avisados: ContatoAvisado[] = [];
  if (ownEmail) avisados.push({ canal: 'email', destino: ownEmail, isProved: isEmailProved });
  // Whether it was verified before it was left is not on record.
  if (row.email_anterior && row.email_anterior !== ownEmail)
    avisados.push({ canal: 'email', destino: row.email_anterior, isProved: false });
  if (loginTelefone && (isTelefoneNew || !isEmailProved))
    avisados.push({ canal: 'sms', destino: loginTelefone, isProved: true });
  const contato = row.telefone_contato;
  if (contato && contato !== loginTelefone && (isTelefoneNew || (!ownEmail && !loginTelefone)))
    // Nothing on record tells whether a code confirmed it.
    avisados.push({ canal: 'sms', destino: contato, isProved: false });
  return avisados;
}

type Contato = Pick<ConsumidorRow, 'email' | 'email_anterior' | 'email_vale_em'>;

/** The e-mail that the person gave; undefined for none and for the automatic one, which nobody reads. */
export function getOwnEmail(
  { configuracao }: Hospedagem,
  { email }: Pick<ConsumidorRow, 'email'>,
): string | undefined {
  const isAutomatic = email?.endsWith(`@${getDominioEmailAutomatico(configuracao)}`);
  return email && !isAutomatic ? email : undefined;
}

/**
 * Where a link for a new password may go: the last verified e-mail or, while none was verified since a change, the one
 * from before it. Undefined for none, and while one that was added without the password still waits.
 */
export function getEmailRedefinicao(hospedagem: Hospedagem, row: Contato, agora: Date): string | undefined {
  if (row.email_anterior) return row.email_anterior;
  return row.email_vale_em && row.email_vale_em > agora ? undefined : getOwnEmail(hospedagem, row);
}
