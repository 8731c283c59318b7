import { describe, expect, it } from 'vitest';
import { systemClock } from '../../src/kernel/clock.ts';
import type { Root } from '../../src/kernel/auth/key-ring.ts';
import { createAssinatura } from '../../src/modules/operador/auditoria/assinatura.ts';
import type { CabecaRow, HoraRow } from '../../src/modules/operador/auditoria/cabeca.store.ts';
import { checkAuditoria } from '../../src/modules/operador/auditoria/conferencia.ts';

const corrente = 'quatrofolhas';
const horasTotal = 2_000;
const diasTotal = 700;

/** A ring of one key, which counts its derivations. */
function createRoot() {
  let derived = 0;
  const key = { id: 'k1', derive: () => ((derived += 1), new Uint8Array(32).fill(7)) };
  const root: Root = {
    current: () => key,
    accepted: () => [key],
    findAccepted: () => key,
    findHeld: (id) => (id === key.id ? key : undefined),
    isLeaked: () => false,
  };
  return { root, countDerived: () => derived };
}

describe('verification of signed heads', () => {
  it('derives the key pair once for all heads', () => {
    const { root, countDerived } = createRoot();
    const assinatura = createAssinatura(root);
    for (let ordem = 1; ordem <= 50; ordem++) {
      const cabeca = { corrente, dia: '2026-11-20', ordem, hash: 'h' };
      const assinada = assinatura.sign(cabeca);
      expect(assinatura.isValid(cabeca, assinada)).toBe(true);
      expect(assinatura.isValid({ ...cabeca, hash: 'outro' }, assinada)).toBe(false);
    }
    expect(countDerived()).toBe(1);
  });

  it('reads heads in pages and lets other work run between them', async () => {
    const dias = Array.from({ length: diasTotal }, (_, i): CabecaRow => {
      const dia = new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);
      return { dia, ordem: i + 1, hash: 'h', assinatura: '' };
    });
    const horas = Array.from({ length: horasTotal }, (_, i): HoraRow => {
      const em = new Date(Date.UTC(2024, 0, 1, i));
      return { em, ordem: i + 1, hash: 'h', assinatura: i === 1_234 ? 'falsa' : '' };
    });
    const pages: number[] = [];
    const toPage = <Row>(rows: readonly Row[], limite: number): Promise<Row[]> => {
      const page = rows.slice(0, limite);
      pages.push(page.length);
      return Promise.resolve(page);
    };
    let [verified, inTurn, longest] = [0, 0, 0];
    const count = () => {
      verified += 1;
      longest = Math.max(longest, (inTurn += 1));
    };
    let isEnded = false;
    const nextTurn = () => {
      inTurn = 0;
      if (!isEnded) setImmediate(nextTurn);
    };
    nextTurn();
    const { quebras } = await checkAuditoria({
      store: {
        listCorrentes: () => Promise.resolve([]),
        listElos: () => Promise.resolve([]),
        countSoltos: () => Promise.resolve([]),
      },
      cabecas: {
        listCorrentes: () => Promise.resolve([corrente]),
        listCabecas: (_, depois, limite) =>
          toPage(
            dias.filter(({ dia }) => depois === undefined || dia > depois),
            limite,
          ),
        listHoras: (_, depois, limite) =>
          toPage(
            horas.filter(({ ordem }) => depois === undefined || ordem > depois),
            limite,
          ),
      },
      assinatura: {
        sign: () => '',
        signHora: () => '',
        isValid: () => (count(), true),
        isHoraValid: (_, assinatura) => (count(), assinatura !== 'falsa'),
      },
      clock: systemClock,
    });
    isEnded = true;
    expect(quebras).toEqual([
      { corrente, ordem: horasTotal, problema: expect.stringContaining('a corrente inteira falta') },
      { corrente, ordem: 1_235, problema: expect.stringContaining('não tem a assinatura') },
    ]);
    expect(verified).toBe(diasTotal + horasTotal);
    expect(Math.max(...pages)).toBeLessThanOrEqual(500);
    expect(longest).toBeLessThanOrEqual(500);
  });
});
