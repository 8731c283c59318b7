import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { hashSegredo } from '../ids.ts';
import type { Root } from './key-ring.ts';
import { createSigner } from './signer.ts';

/** Lifetime of a token. */
export const aparelhoSeconds = 365 * 24 * 3600;

/** A known device: one on which a consumer or an operator signed in, with the password at that time. */
export interface Aparelho {
  /** Id of the account. */
  readonly conta: string;
  /** Hash of the stored password hash, which a new password replaces. */
  readonly senha: string;
}

/** An account by its id and stored password hash. */
export interface ContaComSenha {
  readonly id: string;
  readonly senhaHash: string;
}

/** Account of a known device. */
export interface ContaConhecida extends ContaComSenha {
  /** Promoter of the consumer; '' for operators, who have one account for all promoters. */
  readonly promotoraId: string;
  /** Normalized login. */
  readonly usuario: string;
}

/** Source of an attempt at something guessable, such as a code. */
export interface Tentativa {
  /** The session, the named consumer's own devices as one, else the network. */
  readonly quem: string;
  /** Whether the consumer named by the request signed in on this device with the current password. */
  readonly isConhecida: boolean;
}

/**
 * Distinguishes a person's known devices from strangers' devices, so that strangers' failures cannot lock the
 * person out. The token contains no name and grants no access: it only selects a separate rate limit. It is void
 * after a new password, because an intruder may have been the reason for it.
 */
export type Aparelhos = ReturnType<typeof createAparelhos>;

/** @param purpose key-derivation purpose: a consumer's device, whose registration is open, is none of an operator */
export function createAparelhos(
  root: Root,
  clock: Clock,
  purpose: 'aparelhos' | 'aparelhosOperador' = 'aparelhos',
) {
  const signer = createSigner(root, purpose, clock);
  return {
    /** Signs a token for one device of one account, valid for a year. */
    sign: ({ id, senhaHash }: ContaComSenha, aparelhoId: string): Promise<string> =>
      signer.sign(
        new SignJWT({ senha: hashSegredo(senhaHash) }).setSubject(id).setJti(aparelhoId),
        aparelhoSeconds,
      ),
    /** Returns the device of a token; undefined for a missing, invalid, expired or earlier one without account. */
    async find(token: string | undefined): Promise<Aparelho | undefined> {
      const { payload } = (token ? await signer.verify(token) : undefined) ?? {};
      const senha = payload?.['senha'];
      return payload?.sub !== undefined && typeof senha === 'string'
        ? { conta: payload.sub, senha }
        : undefined;
    },
  };
}

/** Returns an account by its id; undefined for a deleted one. */
export type FindConta = (tipo: 'consumidor' | 'operador', id: string) => Promise<ContaConhecida | undefined>;

/** Owners of known devices. */
export function createDonos(findConta: FindConta) {
  /** Returns the account of a device; undefined when it has another password than at the sign-in. */
  const find = async (
    tipo: 'consumidor' | 'operador',
    { conta: id, senha }: Aparelho,
  ): Promise<ContaConhecida | undefined> => {
    const conta = await findConta(tipo, id);
    return conta && senha === hashSegredo(conta.senhaHash) ? conta : undefined;
  };
  return {
    find,
    /** Returns whether the person with this login signed in on the device with the current password. */
    async has(
      tipo: 'consumidor' | 'operador',
      aparelho: Aparelho,
      { promotoraId, usuario }: Pick<ContaConhecida, 'promotoraId' | 'usuario'>,
    ): Promise<boolean> {
      const conta = await find(tipo, aparelho);
      return conta?.promotoraId === promotoraId && conta.usuario === usuario;
    },
  };
}
