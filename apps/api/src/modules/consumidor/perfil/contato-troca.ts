import { getDominioEmailAutomatico } from '@trevo/config/configuracao/configuracao-questions';
import { isLoginByTelefone, isSmsRedefinicaoEnabled } from '@trevo/config/configuracao/telas-questions';
import type { Hospedagem } from '../../campanha/public.ts';
import type { ConsumidorRow } from '../consumidor.store.ts';
import type { PerfilColumns } from './perfil.store.ts';

/** Time in which the old contact can undo the change, in ms. */
export const objecaoMilliseconds = 7 * 86_400_000;

/** Effects of a changed e-mail or contact phone. */
export interface ContatoTroca {
  /** Whether the password is required: to change a contact, or to add one after the registration is finished. */
  readonly needsSenha: boolean;
  /** Columns that change besides the contact. */
  readonly columns: Pick<
    PerfilColumns,
    'email_verificado' | 'email_anterior' | 'email_vale_em' | 'telefone_vale_em'
  >;
  /** The previous contacts, which are notified. */
  readonly avisados: readonly ContatoAvisado[];
}

/** A previous contact. Only a verified one may undo the change: an unverified one can be a stranger's, mistyped. */
export interface ContatoAvisado {
  readonly canal: 'email' | 'sms';
  readonly destino: string;
  readonly isProved: boolean;
}

/** Change of one contact. `automaticoRemovido`: the unread automatic e-mail, which is no contact of the person. */
type Mudanca = 'nenhuma' | 'acrescentado' | 'trocado' | 'removido' | 'automaticoRemovido';

/**
 * Judges a change of contacts; undefined when none changes.
 *
 * While the registration is unfinished, adding a first contact needs no password, because a new account's form
 * would have to ask for it again at once. Instead, when another contact could object, the new one can reset the
 * password only after the objection period; otherwise a stolen session could set a new password.
 */
export function planContatoTroca(
  hospedagem: Hospedagem,
  row: ConsumidorRow,
  { email, telefone_contato: telefone }: PerfilColumns,
  agora: Date,
): ContatoTroca | undefined {
  const { configuracao } = hospedagem;
  const ownEmail = getOwnEmail(hospedagem, row);
  const mudancaEmail = toMudancaEmail(row, ownEmail, email);
  const mudancaTelefone = toMudancaTelefone(row, telefone);
  if (mudancaEmail === 'nenhuma' && mudancaTelefone === 'nenhuma') return undefined;

  const loginTelefone = isLoginByTelefone(configuracao) ? row.usuario : undefined;
  const ownTelefone = row.telefone_contato || loginTelefone;
  const vale = new Date(agora.getTime() + objecaoMilliseconds);
  // Without password codes by SMS, a held e-mail would leave no way to reset the password.
  const canEmailBeHeld = ownTelefone !== undefined && isSmsRedefinicaoEnabled(configuracao);
  const canTelefoneBeHeld = (ownEmail ?? ownTelefone) !== undefined;
  const isRowEmailHeld = row.email_vale_em !== null && row.email_vale_em > agora;
  const anterior = row.email_anterior ?? (isRowEmailHeld ? null : (ownEmail ?? null));
  const isFinished = !row.cadastro_inicial;
  return {
    needsSenha: needsSenha(mudancaEmail, isFinished) || needsSenha(mudancaTelefone, isFinished),
    columns: {
      ...(mudancaEmail !== 'nenhuma' && {
        email_verificado: false,
        // Clearing the field removes the previous e-mail too.
        email_anterior: email === null || email === anterior ? null : anterior,
        email_vale_em: mudancaEmail === 'acrescentado' && canEmailBeHeld ? vale : null,
      }),
      ...(mudancaTelefone !== 'nenhuma' && {
        telefone_vale_em: mudancaTelefone === 'acrescentado' && canTelefoneBeHeld ? vale : null,
      }),
    },
    avisados: listAvisados(row, { ownEmail, loginTelefone, mudancaTelefone }),
  };
}

function toMudancaEmail(
  row: ConsumidorRow,
  ownEmail: string | undefined,
  email: PerfilColumns['email'],
): Mudanca {
  if (email === undefined || email === row.email) return 'nenhuma';
  if (ownEmail === undefined) return email === null ? 'automaticoRemovido' : 'acrescentado';
  return email === null ? 'removido' : 'trocado';
}

function toMudancaTelefone(row: ConsumidorRow, telefone: PerfilColumns['telefone_contato']): Mudanca {
  if (telefone === undefined || telefone === row.telefone_contato) return 'nenhuma';
  if (row.telefone_contato === null) return 'acrescentado';
  return telefone === null ? 'removido' : 'trocado';
}

/** Returns whether the change of one contact requires the password. */
function needsSenha(mudanca: Mudanca, isFinished: boolean): boolean {
  if (mudanca === 'acrescentado') return isFinished;
  return mudanca === 'trocado' || mudanca === 'removido';
}

/** Notifies phones by SMS, which costs money, only when the phone changes or no verified e-mail is notified. */
function listAvisados(
  row: ConsumidorRow,
  {
    ownEmail,
    loginTelefone,
    mudancaTelefone,
  }: { ownEmail: string | undefined; loginTelefone: string | undefined; mudancaTelefone: Mudanca },
): ContatoAvisado[] {
  const isEmailProved = ownEmail !== undefined && row.email_verificado;
  const isTelefoneNew = mudancaTelefone !== 'nenhuma';
  const avisados: ContatoAvisado[] = [];
  if (ownEmail) avisados.push({ canal: 'email', destino: ownEmail, isProved: isEmailProved });
  // It is unknown whether the previous e-mail was verified.
  if (row.email_anterior && row.email_anterior !== ownEmail)
    avisados.push({ canal: 'email', destino: row.email_anterior, isProved: false });
  if (loginTelefone && (isTelefoneNew || !isEmailProved))
    avisados.push({ canal: 'sms', destino: loginTelefone, isProved: true });
  const contato = row.telefone_contato;
  if (contato && contato !== loginTelefone && (isTelefoneNew || (!ownEmail && !loginTelefone)))
    // It is unknown whether a code confirmed this phone.
    avisados.push({ canal: 'sms', destino: contato, isProved: false });
  return avisados;
}

type Contato = Pick<ConsumidorRow, 'email' | 'email_anterior' | 'email_vale_em'>;

/** Returns the consumer's own e-mail; undefined for none and for the unread automatic address. */
export function getOwnEmail(
  { configuracao }: Hospedagem,
  { email }: Pick<ConsumidorRow, 'email'>,
): string | undefined {
  const isAutomatic = email?.endsWith(`@${getDominioEmailAutomatico(configuracao)}`);
  return email && !isAutomatic ? email : undefined;
}

/**
 * Returns the address for password-reset links: the last verified e-mail, or the one before an unverified
 * change. Undefined without any, and while an e-mail added without the password is on hold.
 */
export function getEmailRedefinicao(hospedagem: Hospedagem, row: Contato, agora: Date): string | undefined {
  if (row.email_anterior) return row.email_anterior;
  return row.email_vale_em && row.email_vale_em > agora ? undefined : getOwnEmail(hospedagem, row);
}
