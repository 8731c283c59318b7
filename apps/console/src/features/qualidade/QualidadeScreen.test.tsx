// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { addDias, toSaoPaulo } from '@trevo/rules/tempo/sao-paulo';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  enter,
  answer,
  buildSessao,
  close,
  open,
  press,
  refusal,
  stubNetwork,
} from '../../../test/console-harness.tsx';
import { agoraServidor, sessaoStore } from '../../platform/session/sessao-store.ts';
import { QualidadeScreen } from './QualidadeScreen.tsx';

const id = '01890000-0000-7000-8000-000000000001';
const { dia } = toSaoPaulo(new Date(agoraServidor()));
const figuras = `GET /operador/v1/fila/qualidade/2026/VERAO?de=${addDias(dia, -6)}&ate=${dia}`;
const discordancias = 'GET /operador/v1/fila/discordancias/2026/VERAO/20';
const ana = {
  operadorID: id,
  nome: 'Ana Prado',
  julgadas: 412,
  medianaSegundos: 18,
  conferidas: 12,
  concordam: 9,
  revertidas: { contestacao: 2, desfeita: 0, segunda: 1 },
};
const common = {
  'GET /operador/v1/campanhas': answer([
    { ano: 2026, identificacao: 'VERAO', descricao: 'Verão que Volta', situacao: 'vigente' },
  ]),
  [discordancias]: answer({
    retorno: [
      {
        consumidorID: id,
        documentoFiscalID: id,
        primeira: { nome: 'Ana Prado', status: 'VALIDO', em: '2026-11-21T12:00:00.000Z' },
        segunda: { nome: 'Bruno Alves', status: 'INVALIDO', em: '2026-11-21T13:00:00.000Z' },
        revertidaEm: null,
      },
    ],
    depois: null,
  }),
};

beforeEach(() => enter());
afterEach(close);

test('shows figures per operator, and disagreements with a way to the receipt', async () => {
  stubNetwork({ ...common, [figuras]: answer([ana]) });
  open(<QualidadeScreen />, '/qualidade');
  expect(await screen.findByText('Ana Prado')).toBeTruthy();
  expect(screen.getByText('18 s')).toBeTruthy();
  expect(screen.getByText('75% (9 de 12)')).toBeTruthy();
  expect(screen.getByText('2 por contestação · 1 após segunda opinião')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Abrir a nota julgada por Ana Prado' });
  expect(link.getAttribute('href')).toBe(`/notas?campanha=2026/VERAO&aberta=${id}.${id}`);
  expect(screen.getByText('vale a primeira')).toBeTruthy();
});

test('shows an operator the own figures without the disagreements, and the empty and error states', async () => {
  const papeis = [{ promotora: 'quatrofolhas', nome: 'Quatro Folhas', papel: 'operador' as const }];
  sessaoStore.set(buildSessao({ papeis }));
  const sent = stubNetwork({ ...common, [figuras]: [refusal('servidor.ocupado'), answer([])] });
  open(<QualidadeScreen />, '/qualidade');
  await screen.findByText('Não deu para carregar');
  press('Tentar novamente');
  expect(await screen.findByText('Nenhuma decisão neste período')).toBeTruthy();
  expect(sent.some(({ call }) => call === discordancias)).toBe(false);
});
