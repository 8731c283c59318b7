import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id hash of a password, with its salt and cost inside. */
export const hashSenha = (senha: string): Promise<string> => hash(senha, options);

/** Whether a password belongs to a hash; what is no hash, such as the empty one of an account that ended, has none. */
export const verifySenha = async (senhaHash: string, senha: string): Promise<boolean> =>
  senhaHash.startsWith('$argon2id$') && verify(senhaHash, senha);
