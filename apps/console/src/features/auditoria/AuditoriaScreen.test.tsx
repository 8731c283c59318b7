// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, buildSessao, close, open, refusal, stubNetwork } from '../../../test/console-harness.tsx';
import { promotoraStore } from '../../platform/session/promotora-store.ts';
import { sessaoStore } from '../../platform/session/sessao-store.ts';
import { AuditoriaScreen } from './AuditoriaScreen.tsx';

const daPromotora = 'GET /operador/v1/auditoria/50';
const daInstalacao = 'GET /operador/v1/auditoria/instalacao/50';
const equipe = answer({ operadores: [], convites: [] });
const registro = {
  registroID: 'r1',
  em: '2026-11-20T12:00:00.000Z',
  ator: { tipo: 'operador', id: 'o1', nome: 'Rita Lima' },
  acao: 'operador.ligarConsulta',
  alvo: { uf: 'MS' },
  campos: ['ligada', 'motivo'],
  motivo: 'A página mudou.',
  resultado: 'feito',
  codigo: null,
  vezes: null as number | null,
  ordem: 1,
  hash: 'a1'.repeat(32),
};
const page = (...registros: object[]) => answer({ retorno: registros, depois: null });

beforeEach(() => promotoraStore.set('quatrofolhas'));
afterEach(close);

test('shows the acts of the installation to its operators only', async () => {
  sessaoStore.set(buildSessao({ daInstalacao: true, papeis: [] }));
  const sent = stubNetwork({
    [daPromotora]: page(),
    [daInstalacao]: page(registro),
    'GET /operador/v1/equipe': equipe,
  });
  open(<AuditoriaScreen />);
  (await screen.findByLabelText('Da instalação')).click();
  expect(await screen.findByText('estado MS')).toBeTruthy();
  expect(screen.queryByLabelText('Pessoa')).toBeNull();
  expect(sent.at(-1)!.call).toBe(daInstalacao);
});

test('offers an administrator of a promoter its own acts alone, also at the address of the installation', async () => {
  sessaoStore.set(buildSessao());
  const sent = stubNetwork({ [daPromotora]: page(), 'GET /operador/v1/equipe': equipe });
  open(<AuditoriaScreen />, '/registros?corrente=instalacao');
  expect(await screen.findByText('Nenhum ato ainda')).toBeTruthy();
  expect(screen.queryByLabelText('Da instalação')).toBeNull();
  expect(sent.map(({ call }) => call)).not.toContain(daInstalacao);
});

test('offers a retry when the acts of the installation do not load', async () => {
  sessaoStore.set(buildSessao({ daInstalacao: true, papeis: [] }));
  stubNetwork({ [daInstalacao]: [refusal('servidor.ocupado'), page(registro)] });
  open(<AuditoriaScreen />, '/registros?corrente=instalacao');
  (await screen.findByRole('button', { name: 'Tentar novamente' })).click();
  expect(await screen.findByText('estado MS')).toBeTruthy();
});

test('shows how many refusals of an hour one row counts', async () => {
  sessaoStore.set(buildSessao({ daInstalacao: true, papeis: [] }));
  const contada = { ...registro, resultado: 'negado', alvo: { promotora: 'quatrofolhas' }, motivo: null };
  stubNetwork({
    [daInstalacao]: page({ ...contada, vezes: 1_000 }, { ...contada, registroID: 'r2', vezes: 1 }),
    'GET /operador/v1/equipe': equipe,
  });
  open(<AuditoriaScreen />, '/registros?corrente=instalacao');
  expect(await screen.findByText('1.000 recusas nesta hora; esta linha mostra a primeira')).toBeTruthy();
  expect(screen.getByText('Uma recusa nesta hora')).toBeTruthy();
  expect(screen.getAllByText('sem permissão')).toHaveLength(2);
});
