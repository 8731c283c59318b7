// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  dialogText,
  openScreen,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { paineis } from '../../../platform/navigation/painel-store.ts';
import { session } from '../../../platform/session/session.ts';
import { celebrate } from '@trevo/ui/celebration/celebrate.ts';
import { PremioSorteioCard } from './PremioSorteioCard.tsx';

vi.mock(import('@trevo/ui/celebration/celebrate.ts'), () => ({ celebrate: vi.fn() }));

const sorteios = 'GET /cupom/v2/sorteios/2026/TREVO';
const meu = { serie: '03', numero: '57698', premio: 'Uma moto' };
const retirada = { como: 'A gente liga para você.', ate: '2999-05-13' };
const sorteio = (more: object = {}) => ({
  data: '2998-11-14',
  nome: '1º sorteio',
  premio: 'Motos',
  numerosAte: '2998-11-12',
  apurado: true,
  retirada,
  meusPremios: [meu],
  ...more,
});

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(() => {
  closeScreen();
  vi.mocked(celebrate).mockClear();
});

function open(...its: object[]) {
  stubNetwork({ [sorteios]: answer(its) });
  openScreen('/home', { '/home': <PremioSorteioCard campanha={campanhaVigente} /> });
}
/** Remounts as after a restart of the app; stored views are kept. */
function openAgain(...its: object[]) {
  cleanup();
  open(...its);
}
const calm = () => screen.findByText('Você ganhou · 1º sorteio');
const loud = () => screen.findByRole('region', { name: 'Você ganhou!' });

describe('PremioSorteioCard', () => {
  test('celebrates a prize once, announced in a live region, and shows a plain reminder from then on', async () => {
    open(sorteio());
    expect((await loud()).textContent).toMatch(/Uma moto.*03 57698.*1º sorteio · 14 nov\. 2998/);
    await screen.findByText('Você ganhou! Uma moto. Série 0 3, número 5 7 6 9 8. 1º sorteio.', {
      selector: '[role=status]',
    });
    expect(celebrate).toHaveBeenCalledTimes(1);
    openAgain(sorteio());
    await calm();
    const card = screen.getByRole('region', { name: 'Uma moto' });
    expect(card.textContent).toMatch(/03 57698A gente liga para você\.Receba até 13 mai\. 2999/);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(celebrate).toHaveBeenCalledTimes(1);
  });

  test('opens the ticket and returns to the plain reminder', async () => {
    open(sorteio());
    fireEvent.click(await screen.findByRole('button', { name: 'Ver meu bilhete' }));
    expect(dialogText()).toMatch(/Uma moto.*Como receber.*A gente liga para você\..*Até 13 mai\. 2999\./);
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    await calm();
    expect(celebrate).toHaveBeenCalledTimes(1);
  });

  test('celebrates again for another sorteio and for a corrected prize', async () => {
    open(sorteio());
    await loud();
    openAgain(sorteio({ meusPremios: [{ ...meu, premio: 'Um carro' }] }));
    expect((await loud()).textContent).toContain('Um carro');
    const other = { data: '2998-12-19', nome: '2º sorteio', meusPremios: [{ ...meu, premio: 'Um barco' }] };
    openAgain(sorteio({ meusPremios: [{ ...meu, premio: 'Um carro' }] }), sorteio(other));
    expect((await loud()).textContent).toContain('Um barco');
    expect(screen.getByRole('link', { name: 'E mais 1 número seu foi premiado' })).toBeDefined();
    expect(celebrate).toHaveBeenCalledTimes(3);
  });

  test('links to the profile when the campaign does not say how to receive the prize', async () => {
    open(sorteio());
    await loud();
    openAgain(sorteio({ retirada: undefined }));
    await calm();
    expect(screen.getByText(/^A organização fala com você pelo celular e e-mail/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Conferir meus dados' }));
    expect(paineis.get()).toBe('perfil');
    paineis.close();
  });

  test.each([
    ['with a prize due more than a week ago', { retirada: { como: 'Ligue.', ate: '2020-05-13' } }],
    ['of long ago', { data: '2020-01-01', retirada: undefined }],
    ['won only by others', { meusPremios: [] }],
    ['loaded without a session', { meusPremios: undefined }],
  ])('ignores a sorteio %s', async (_, more) => {
    open(sorteio(more), sorteio({ data: '2998-12-19', nome: '2º sorteio', meusPremios: [meu] }));
    expect((await loud()).textContent).toContain('2º sorteio');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('renders nothing when the sorteios do not load', async () => {
    stubNetwork({});
    openScreen('/home', { '/home': <PremioSorteioCard campanha={campanhaVigente} /> });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
