import { buildConsumidor } from '@trevo/fixtures/consumidor-builder';
import { buildChave } from '@trevo/fixtures/chave-builder';
import type { TestApp } from './test-app.ts';

export interface Pessoa {
  readonly usuario: string;
  readonly senha: string;
  readonly token: string;
}

/** The terms that the fixture campaigns require at registration. */
export const aceitesTodos = ['regulamento', 'politicaPrivacidade', 'avisoPrivacidade'].map((nomeTermo) => ({
  nomeTermo,
  aceito: true,
}));

/** Builds the body of a valid registration by CPF. */
export function toCadastro(seed: number) {
  const { cpf, nome, email, senha, telefoneContato, dataNascimento, endereco } = buildConsumidor(seed);
  return {
    usuario: cpf,
    nome,
    email,
    senha,
    telefoneContato,
    dataNascimento,
    endereco,
    consumidor: { aceites: aceitesTodos },
  };
}

/** Registers a new person; `seed` determines the person, `change` adds fields required by the campaign. */
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

/** Returns a valid access key of the month, distinct per seed. */
export const toChave = (seed: number, anoMes = '2026-11'): string =>
  buildChave(seed, { anoMes, modelo: '65', tipoEmissao: 1 });
