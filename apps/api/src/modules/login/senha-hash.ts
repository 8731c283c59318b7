import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id hash of a password, with its salt and cost inside. */
export const hashSenha = (senha: string): Promise<string> => hash(senha, options);

/** Whether a password belongs to a hash; a broken hash is simply no match. */
export const verifySenha = (senhaHash: string, senha: string): Promise<boolean> =>
  verify(senhaHash, senha).catch(() => false);
