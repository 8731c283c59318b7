// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Configuracao } from '@trevo/config/configuracao/configuracao-keys';
import { afterEach, describe, expect, test } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  press,
  refusal,
  stubNetwork,
  type StubbedAnswer,
} from '../../../test/screen-harness.tsx';
import type { CampanhaWire } from '../campanha/public.ts';
import { session } from '../../platform/session/session.ts';
import { ParticipantesCard } from './participantes/ParticipantesCard.tsx';
import { VerParticipantes } from './participantes/VerParticipantes.tsx';
import { ParticipantesScreen } from './screens/ParticipantesScreen.tsx';

afterEach(closeScreen);

const comListas = { 'participantes.ativo': true };
const produtosParticipantes = {
  frase: 'Compre 2 Cafés participantes e ganhe 1 número.',
  aceleradores: ['Sucos: números em dobro.'],
};
const campanha = { ...campanhaVigente, produtosParticipantes } as CampanhaWire;
const cafes = {
  nome: 'Cafés participantes',
  texto: 'Vale qualquer torra.',
  imagem: null,
  selos: ['Vale 1 número a cada 2 unidades'],
  produtos: [{ nome: 'Café torrado 500 g', imagem: null }],
};
const sucos = {
  nome: 'Sucos',
  texto: null,
  imagem: null,
  selos: ['Números em dobro'],
  produtos: Array.from({ length: 12 }, (_, at) => ({ nome: `Suco ${at + 1}`, imagem: null })),
};
const call = 'GET /produto/v1/participantes/2026/TREVO';

function open(answers: Record<string, StubbedAnswer>) {
  session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' });
  stubNetwork({ 'GET /campanha/v1/campanhas/': answer([campanha]), ...answers });
  openScreen('/produtosParticipantes', { '/produtosParticipantes': <ParticipantesScreen /> }, comListas);
}
const search = (value: string) =>
  fireEvent.input(screen.getByLabelText('Buscar produto participante'), { target: { value } });
const listHeadings = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

describe('ParticipantesScreen', () => {
  test('shows the promise, and name, words, badges and products of each list', async () => {
    open({ [call]: answer({ listas: [cafes, sucos] }) });
    await screen.findByRole('heading', { name: 'Cafés participantes' });
    for (const words of [
      produtosParticipantes.frase,
      'Vale qualquer torra.',
      'Vale 1 número a cada 2 unidades',
      'Números em dobro',
      'Café torrado 500 g',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });

  test('shows all products of a long list on request', async () => {
    open({ [call]: answer({ listas: [sucos] }) });
    await screen.findByText('Suco 1');
    expect(screen.queryByText('Suco 12')).toBeNull();
    press('Ver todos os 12 produtos');
    expect(screen.getByText('Suco 12')).toBeTruthy();
  });

  test('searches names of lists and products without accents', async () => {
    open({ [call]: answer({ listas: [cafes, sucos] }) });
    await screen.findByRole('heading', { name: 'Sucos' });
    search('cafe torrado');
    await waitFor(() => expect(listHeadings()).toEqual(['Cafés participantes']));
    search('SUCO 12');
    await waitFor(() => expect(screen.getByText('Suco 12')).toBeTruthy());
    expect(listHeadings()).toEqual(['Sucos']);
    press('Limpar busca');
    await waitFor(() => expect(listHeadings()).toHaveLength(2));
  });

  test('shows an empty result with the rules as the next step', async () => {
    open({ [call]: answer({ listas: [cafes] }) });
    await screen.findByRole('heading', { name: 'Cafés participantes' });
    search('arroz');
    expect(await screen.findByText('Nenhum produto participante com esse nome')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver regulamento' }).getAttribute('href')).toBe('/regulamento');
  });

  test('says that the campaign has no lists', async () => {
    open({ [call]: refusal('produto.semParticipantes') });
    expect(await screen.findByText('Esta campanha não tem lista de produtos')).toBeTruthy();
  });

  test('offers a retry after an error', async () => {
    open({ [call]: refusal('servidor.ocupado') });
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
  });
});

describe('ParticipantesCard', () => {
  const draw = (of: CampanhaWire, keys: Partial<Configuracao> = comListas) => {
    openScreen('/home', { '/home': <ParticipantesCard campanha={of} /> }, keys);
    return screen.queryByRole('link');
  };

  test('links to the products with the promise and each accelerator', () => {
    const link = draw(campanha);
    expect(link?.getAttribute('href')).toBe('/produtosParticipantes');
    expect(link?.textContent).toContain(produtosParticipantes.frase);
    expect(link?.textContent).toContain('Sucos: números em dobro.');
  });

  test.each([
    ['without rules by product', campanhaVigente as CampanhaWire, comListas],
    ['where the area is off', campanha, {}],
  ])('renders nothing %s', (_, of, keys) => {
    expect(draw(of, keys)).toBeNull();
  });
});

describe('VerParticipantes', () => {
  test.each([
    [true, '/produtosParticipantes'],
    [false, undefined],
  ])('links to the screen only where the campaign has lists: %s', (ativo, href) => {
    openScreen('/home', { '/home': <VerParticipantes /> }, { 'participantes.ativo': ativo });
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
  });
});
