// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answer,
  campanhaVigente,
  closeScreen,
  openScreen,
  stubNetwork,
} from '../../../../test/screen-harness.tsx';
import { session } from '../../../platform/session/session.ts';
import { ConcorreA } from './ConcorreA.tsx';

const sorteio = (dia: string, premio: string, more: object = {}) => ({
  data: dia,
  nome: `Sorteio de ${dia}`,
  premio,
  numerosAte: dia,
  apurado: false,
  ...more,
});
const registrada = { participaEm: '2998-11-20T12:00:00.000Z', concedidoEm: '2998-11-20T12:01:00.000Z' };

function open(...sorteios: object[]) {
  stubNetwork({
    'GET /campanha': answer([campanhaVigente]),
    'GET /cupom/v2/sorteios/2026/TREVO': answer(sorteios),
  });
  openScreen('/', { '/': <ConcorreA {...registrada} /> });
}

beforeEach(() => session.signIn({ token: 't1', usuario: '52998224725', tipo: 'consumidor' }));
afterEach(() => {
  vi.restoreAllMocks();
  closeScreen();
});

describe('ConcorreA', () => {
  test('lists the draws in which a receipt of that day takes part, with prize and day', async () => {
    open(
      sorteio('2998-12-19', 'Uma moto', { numerosAte: '2998-12-17' }),
      sorteio('2998-11-25', 'Uma bicicleta', { numerosAte: '2998-11-19' }),
      sorteio('2998-12-01', 'Um fogão', { apurado: true }),
    );
    const region = await screen.findByRole('region', { name: 'Você concorre a' });
    expect(region.textContent).toMatch(/Uma moto.*Sorteio de 2998-12-19, 19 de dezembro de 2998/);
    expect(region.textContent).not.toMatch(/bicicleta|fogão/);
  });

  test('saves a calendar entry of the draw', async () => {
    const saved: Blob[] = [];
    // happy-dom follows the link, and the page of the following files would be blank.
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    });
    open(sorteio('2998-12-19', 'Uma moto', { hora: '19:00' }));
    fireEvent.click(
      await screen.findByRole('button', { name: /^Adicionar Sorteio de 2998-12-19 ao calendário/ }),
    );
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(saved).toHaveLength(1);
    expect(await saved[0]!.text()).toContain('DTSTART:29981219T220000Z');
  });

  test('renders nothing without a coming draw', async () => {
    open(sorteio('2998-11-25', 'Uma bicicleta', { numerosAte: '2998-11-19' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });
});
