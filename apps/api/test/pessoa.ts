import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { buildChave } from '@trevo/fixtures/chave-builder';
import type { TestApp } from './test-app.ts';

export interface Pessoa {
  readonly usuario: string;
  readonly senha: string;
  readonly token: string;
}

/** The terms that the ready campaigns want from everybody who registers. */
export const aceitesTodos = ['regulamento', 'politicaPrivacidade', 'avisoPrivacidade'].map((nomeTermo) => ({
  nomeTermo,
  aceito: true,
}));

/** The body of a registration by CPF that nothing speaks against. */
export function toCadastro(seed: number) {
  const { cpf, nome, email, senha, telefoneContato, dataNascimento } = buildConsumidor(seed);
  return {
    usuario: cpf,
    nome,
    email,
    senha,
    telefoneContato,
    dataNascimento,
    consumidor: { aceites: aceitesTodos },
  };
}

/** Registers a new person; `seed` makes who it is, `change` what the campaign wants besides. */
export async function registerPessoa(
  { client }: TestApp,
  seed: number,
  host = 'localhost',
  change: object = {},
): Promise<Pessoa> {
  const body = { ...toCadastro(seed), ...change };
  const { body: answer, status } = await client.call('login.cadastrar', { body, host });
  if (status !== 201) throw new Error(`registration of ${seed} answered ${status} ${answer.codigo}`);
  return { usuario: body.usuario, senha: body.senha, token: answer.retorno.token };
}

/** A valid access key of the given month; another one for each seed. */
export const toChave = (seed: number, anoMes = '2026-11'): string =>
  buildChave(seed, { anoMes, modelo: '65', tipoEmissao: 1 });
