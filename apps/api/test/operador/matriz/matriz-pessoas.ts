import { type Escopo, escopos, type Papel, papeis } from '@trevo/contract/operador/papeis';
import type { TestApp } from '../../test-app.ts';
import { createConsole, type OperadorDeTeste } from '../operador-console.ts';

/** The promoter that every caller of the matrix concerns. */
export const promotora = 'quatrofolhas';

/** Creates operators of each role, ended sessions and credentials. */
export async function createPessoas(test: TestApp) {
  const painel = createConsole(test);
  const raiz = await painel.createDaInstalacao();
  const ociosa = (await painel.create(raiz, 'administrador')).cookie;
  test.clock.set(new Date(test.clock.now().getTime() + 31 * 60_000).toISOString());
  await painel.enter(raiz);
  const saiu = await painel.create(raiz, 'administrador');
  await painel.call('operador.sair', { cookie: saiu.cookie });
  const [{ promotora_id: outra }] = (await test.db.query<{ promotora_id: string }>(
    `select promotora_id from promotora where promotora_id <> '${promotora}' limit 1`,
  )) as [{ promotora_id: string }];
  const deOutra = await painel.create(raiz, 'administrador', outra);
  const porPapel = {} as Record<Papel, OperadorDeTeste>;
  // A third administrator needs a second person, except by the command.
  for (const papel of papeis)
    porPapel[papel] =
      papel === 'administrador' ? await painel.createAdministrador() : await painel.create(raiz, papel);
  const createCredencial = async (nome: string, some: readonly Escopo[]) =>
    (
      await painel.call('operador.criarCredencial', {
        body: { nome, escopos: [...some] },
        cookie: raiz.cookie,
        promotora,
      })
    ).body.retorno;
  const todas = await createCredencial('Todos os escopos', escopos);
  const encerrada = await createCredencial('Encerrada', escopos);
  await painel.call('operador.encerrarCredencial', {
    params: { credencialID: encerrada.credencialID },
    cookie: raiz.cookie,
    promotora,
  });
  const semEscopo: { readonly escopo: Escopo; readonly nome: string; readonly segredo: string }[] = [];
  for (const escopo of escopos)
    semEscopo.push({
      escopo,
      ...(await createCredencial(
        `Sem ${escopo}`,
        escopos.filter((one) => one !== escopo),
      )),
    });
  return { raiz, ociosa, saiu, deOutra, porPapel, todas, encerrada, semEscopo };
}
