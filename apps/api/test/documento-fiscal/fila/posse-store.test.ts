import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../src/kernel/ids.ts';
import type { CampanhaId } from '../../../src/modules/campanha/public.ts';
import type { DocumentoRef } from '../../../src/modules/documento-fiscal/documento-fiscal.store.ts';
import {
  createPosseStore,
  type PosseStore,
  type Revisor,
} from '../../../src/modules/documento-fiscal/fila/posse.store.ts';
import { createTestDb, type TestDb } from '../../test-db.ts';

const noon = new Date('2026-11-21T15:00:00Z');
const inMinutes = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
const ana: Revisor = { operadorId: createId(), nome: 'Ana Prado' };
const bruno: Revisor = { operadorId: createId(), nome: 'Bruno Alves' };

interface Nota {
  readonly status?: 'PENDENTE' | 'VALIDO' | 'INVALIDO';
  /** Minutes after noon, as in all times of this file. */
  readonly registrada?: number;
  readonly participa?: number;
  readonly contestada?: number;
  readonly pontos?: number;
  /** Time at which a job judges the receipt, which keeps it out of the queue. */
  readonly apurar?: number;
}

describe('createPosseStore', () => {
  let test: TestDb;
  let posses: PosseStore;
  beforeAll(async () => {
    test = await createTestDb();
    posses = createPosseStore(test.db);
  });
  afterAll(() => test.drop());

  /** Creates the queue of a campaign of its own, with named receipts. */
  function openFila() {
    const campanhaId = createId() as CampanhaId;
    const refs = new Map<string, DocumentoRef>();
    const get = (nome: string) => refs.get(nome)!;
    const toNome = ({ documentoFiscalId }: Pick<DocumentoRef, 'documentoFiscalId'>) =>
      [...refs].find(([, ref]) => ref.documentoFiscalId === documentoFiscalId)?.[0];
    return {
      campanhaId,
      get,
      toNome,
      async add(nome: string, nota: Nota = {}): Promise<DocumentoRef> {
        const ref = { consumidorId: createId(), documentoFiscalId: createId() };
        const at = (minutes: number | undefined) => (minutes === undefined ? null : inMinutes(minutes));
        await test.db.query(
          `insert into documento_fiscal (consumidor_id, documento_fiscal_id, campanha_id, tipo, origem, status,
             registrado_em, participa_em, contestado_em, pontos_evidencia, apurar_em, uri_imagem)
           values ($1, $2, $3, 'Fiscal', 'camera', $4, $5, $6, $7, $8, $9, $10)`,
          [
            ref.consumidorId,
            ref.documentoFiscalId,
            campanhaId,
            nota.status ?? 'PENDENTE',
            inMinutes(nota.registrada ?? -60),
            at(nota.participa),
            at(nota.contestada),
            nota.pontos ?? 0,
            at(nota.apurar),
            `/${nome}.jpg`,
          ],
        );
        refs.set(nome, ref);
        return ref;
      },
      async list(options: { agora?: Date; antesDe?: Date; exceto?: string[]; limite?: number } = {}) {
        const { agora = noon, antesDe, exceto = [], limite = 24 } = options;
        const ids = exceto.map((nome) => get(nome).documentoFiscalId);
        return (await posses.listLivres(campanhaId, agora, { antesDe, exceto: ids, limite })).map(toNome);
      },
      take: (nome: string, quem: Revisor, { agora = noon, minutes = 3, isReentry = false } = {}) =>
        posses.take(get(nome), quem, {
          agora,
          ate: new Date(agora.getTime() + minutes * 60_000),
          isReentry,
        }),
    };
  }

  describe('listLivres', () => {
    it('lists contested receipts first, then by evidence points, then by age', async () => {
      const fila = openFila();
      await fila.add('nova', { registrada: -10 });
      await fila.add('velha', { registrada: -50 });
      await fila.add('suspeita', { registrada: -5, pontos: 40 });
      await fila.add('muito suspeita', { registrada: -1, pontos: 60 });
      await fila.add('contestada', { registrada: -2, contestada: -1 });
      await fila.add('contestada e suspeita', { registrada: -3, contestada: -1, pontos: 20 });
      expect(await fila.list()).toEqual([
        'contestada e suspeita',
        'contestada',
        'muito suspeita',
        'suspeita',
        'velha',
        'nova',
      ]);
    });

    it('leaves out decided receipts, receipts that a job will judge, and those of other campaigns', async () => {
      const fila = openFila();
      const other = openFila();
      await fila.add('pendente');
      await fila.add('valida', { status: 'VALIDO' });
      await fila.add('invalida', { status: 'INVALIDO' });
      await fila.add('do robô', { apurar: 5 });
      await other.add('de outra campanha');
      expect(await fila.list()).toEqual(['pendente']);
    });

    it('continues after the excluded receipts, up to the limit', async () => {
      const fila = openFila();
      for (const n of [1, 2, 3, 4, 5]) await fila.add(`${n}`, { registrada: n });
      expect(await fila.list({ limite: 2 })).toEqual(['1', '2']);
      expect(await fila.list({ limite: 2, exceto: ['1', '2'] })).toEqual(['3', '4']);
      expect(await fila.list({ limite: 2, exceto: ['1', '2', '3', '4'] })).toEqual(['5']);
    });

    it('filters by the effective time, which is the registration without one, in the order of the queue', async () => {
      const fila = openFila();
      await fila.add('antes, registrada', { registrada: -30 });
      await fila.add('antes, com participação', { registrada: -2, participa: -40, pontos: 10 });
      await fila.add('depois', { registrada: -5, pontos: 90 });
      await fila.add('na hora', { registrada: -50, participa: -20 });
      expect(await fila.list({ antesDe: inMinutes(-20) })).toEqual([
        'antes, com participação',
        'antes, registrada',
      ]);
      expect(await fila.list({ antesDe: inMinutes(-45) })).toEqual([]);
    });

    it('skips a held receipt until its possession ends', async () => {
      const fila = openFila();
      await fila.add('primeira', { registrada: -2 });
      await fila.add('segunda', { registrada: -1 });
      await fila.take('primeira', ana, { minutes: 3 });
      expect(await fila.list()).toEqual(['segunda']);
      expect(await fila.list({ antesDe: noon })).toEqual(['segunda']);
      expect(await fila.list({ agora: new Date(inMinutes(3).getTime() - 1) })).toEqual(['segunda']);
      expect(await fila.list({ agora: inMinutes(3) })).toEqual(['primeira', 'segunda']);
    });

    it('names the picture of each receipt', async () => {
      const fila = openFila();
      const ref = await fila.add('nota');
      const options = { antesDe: undefined, exceto: [], limite: 1 };
      expect(await posses.listLivres(fila.campanhaId, noon, options)).toEqual([
        { ...ref, uriImagem: '/nota.jpg' },
      ]);
    });
  });

  describe('take', () => {
    it('gives a free receipt to one of two concurrent operators', async () => {
      const fila = openFila();
      const ref = await fila.add('nota');
      const taken = await Promise.all([ana, bruno].map((quem) => fila.take('nota', quem)));
      expect(taken.filter(Boolean)).toHaveLength(1);
      const holder = taken[0] ? ana : bruno;
      expect(await posses.find(ref, noon)).toEqual({
        operador_id: holder.operadorId,
        operador_nome: holder.nome,
        ate: inMinutes(3),
      });
    });

    it('refuses a receipt that its holder has, except on re-entry by the same operator', async () => {
      const fila = openFila();
      await fila.add('nota');
      expect(await fila.take('nota', ana)).toBe(true);
      expect(await fila.take('nota', ana)).toBe(false);
      expect(await fila.take('nota', bruno, { isReentry: true })).toBe(false);
      expect(await fila.take('nota', ana, { agora: inMinutes(1), isReentry: true })).toBe(true);
      expect((await posses.find(fila.get('nota'), inMinutes(3)))?.ate).toEqual(inMinutes(4));
    });

    it('gives an expired possession to another operator and restarts its time', async () => {
      const fila = openFila();
      const ref = await fila.add('nota');
      await fila.take('nota', ana);
      await fila.take('nota', ana, { agora: inMinutes(2), isReentry: true });
      const readTomada = async () =>
        (
          await test.db.query<{ tomada_em: Date }>(
            'select tomada_em from revisao_posse where consumidor_id = $1 and documento_fiscal_id = $2',
            [ref.consumidorId, ref.documentoFiscalId],
          )
        )[0]!.tomada_em;
      expect(await readTomada()).toEqual(noon);
      expect(await fila.take('nota', bruno, { agora: inMinutes(5) })).toBe(true);
      expect(await readTomada()).toEqual(inMinutes(5));
      expect((await posses.find(ref, inMinutes(5)))?.operador_nome).toBe('Bruno Alves');
    });

    it.each(['VALIDO', 'INVALIDO'] as const)('refuses a receipt with the verdict %s', async (status) => {
      const fila = openFila();
      await fila.add('nota', { status });
      expect(await fila.take('nota', ana)).toBe(false);
      expect(await posses.find(fila.get('nota'), noon)).toBeUndefined();
    });

    it('refuses a receipt that a job will judge', async () => {
      const fila = openFila();
      await fila.add('nota', { apurar: 5 });
      expect(await fila.take('nota', ana)).toBe(false);
    });
  });

  it('extends only possessions of the operator, and returns those', async () => {
    const fila = openFila();
    for (const nome of ['da ana', 'do bruno', 'livre']) await fila.add(nome);
    await fila.take('da ana', ana);
    await fila.take('do bruno', bruno);
    const all = ['da ana', 'do bruno', 'livre'].map(fila.get);
    expect(await posses.renew(all, ana.operadorId, inMinutes(9))).toEqual([fila.get('da ana')]);
    const held = await posses.listHeld(all, noon);
    expect(
      new Map(held.map((one) => [fila.toNome({ documentoFiscalId: one.documento_fiscal_id }), one.ate])),
    ).toEqual(
      new Map([
        ['da ana', inMinutes(9)],
        ['do bruno', inMinutes(3)],
      ]),
    );
  });

  it('releases only possessions of the operator, and counts them', async () => {
    const fila = openFila();
    for (const nome of ['da ana', 'também da ana', 'do bruno']) await fila.add(nome);
    await fila.take('da ana', ana);
    await fila.take('também da ana', ana);
    await fila.take('do bruno', bruno);
    const all = ['da ana', 'também da ana', 'do bruno'].map(fila.get);
    expect(await posses.release(all, ana.operadorId)).toBe(2);
    expect(await posses.release(all, ana.operadorId)).toBe(0);
    expect((await posses.listHeld(all, noon)).map((one) => one.operador_nome)).toEqual(['Bruno Alves']);
    expect(new Set(await fila.list())).toEqual(new Set(['da ana', 'também da ana']));
  });

  it('finds no holder, lists no holders and counts no receipts after the end of the possession', async () => {
    const fila = openFila();
    const ref = await fila.add('nota');
    await fila.take('nota', ana);
    const before = new Date(inMinutes(3).getTime() - 1);
    const count = (agora: Date) => posses.listRevisores(fila.campanhaId, agora);
    expect(await posses.find(ref, before)).toMatchObject({ operador_id: ana.operadorId });
    expect(await posses.listHeld([ref], before)).toHaveLength(1);
    expect(await count(before)).toHaveLength(1);
    expect(await posses.find(ref, inMinutes(3))).toBeUndefined();
    expect(await posses.listHeld([ref], inMinutes(3))).toEqual([]);
    expect(await count(inMinutes(3))).toEqual([]);
  });

  it('counts the held receipts of each operator of the campaign, by name', async () => {
    const fila = openFila();
    const other = openFila();
    for (const nome of ['1', '2', '3']) await fila.add(nome);
    await other.add('de outra campanha');
    await fila.take('1', bruno);
    await fila.take('2', ana);
    await fila.take('3', bruno);
    await other.take('de outra campanha', ana);
    expect(await posses.listRevisores(fila.campanhaId, noon)).toEqual([
      { operador_id: ana.operadorId, operador_nome: 'Ana Prado', notas: 1 },
      { operador_id: bruno.operadorId, operador_nome: 'Bruno Alves', notas: 2 },
    ]);
  });

  it('deletes possessions that ended before a time and keeps the others', async () => {
    const fila = openFila();
    for (const nome of ['terminada', 'no limite', 'em curso']) await fila.add(nome);
    await fila.take('terminada', ana, { minutes: 1 });
    await fila.take('no limite', ana, { minutes: 2 });
    await fila.take('em curso', ana, { minutes: 3 });
    await posses.forgetBefore(inMinutes(2));
    const left = await posses.listHeld(['terminada', 'no limite', 'em curso'].map(fila.get), noon);
    expect(
      new Set(left.map(({ documento_fiscal_id: documentoFiscalId }) => fila.toNome({ documentoFiscalId }))),
    ).toEqual(new Set(['em curso', 'no limite']));
  });
});
