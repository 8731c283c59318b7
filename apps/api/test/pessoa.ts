import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { buildChave } from '@trevo/fixtures/chave-builder';
import type { TestApp } from './test-app.ts';

export interface Pessoa {
  readonly usuario: string;
  readonly senha: string;
  readonly token: string;
}

/** Mandatory terms of the demo campaigns at registration. */
export const aceitesTodos = ['regulamento', 'politicaPrivacidade', 'avisoPrivacidade'].map((nomeTermo) => ({
  nomeTermo,
  aceito: true,
}));

/** Builds a valid registration by CPF. */
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

/** Registers a new consumer; `seed` determines the identity, `change` adds fields that the campaign requires. */
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

/** Returns a valid access key of the given month, distinct per seed. */
export const toChave = (seed: number, anoMes = '2026-11'): string =>
  buildChave(seed, { anoMes, modelo: '65', tipoEmissao: 1 });
