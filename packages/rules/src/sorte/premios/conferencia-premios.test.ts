import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { buildAgendaPremios, commitAgenda } from './agenda-premios.ts';
import { buildNiveis, getRaiz, type Sha256 } from '../numeros/arvore-merkle.ts';
import { findFalhaPremios, type RevelacaoPremios } from './conferencia-premios.ts';
import { hashElo, hashGalho, type Abertura, type DiaRegistro } from './registro-aberturas.ts';

const sha256: Sha256 = async (bytes) => createHash('sha256').update(bytes).digest();
const nonce = 'ab'.repeat(32);
const unidades = buildAgendaPremios(
  createHash('sha256').update('key').digest(),
  [
    { id: 'cesta', quantidade: 3 },
    { id: 'vale', quantidade: 2 },
  ],
  { primeiro: 1, ultimo: 40 },
);

/** Opens cards like the program does, by counter. */
function openAll(places: readonly { lugar: number; unidade: number }[], cards: number): Abertura[] {
  const free = [...places];
  return Array.from({ length: cards }, (_, i) => {
    const at = free.findIndex(({ lugar }) => lugar <= i + 1);
    const unidade = at < 0 ? null : free.splice(at, 1)[0]!.unidade;
    const abertaEm = new Date(Date.UTC(2026, 10, 20) + i * 3_600_000).toISOString();
    return { ordem: i + 1, raspadinhaId: `card-${i}`, abertaEm, unidade };
  });
}

async function close(compromisso: string, aberturas: readonly Abertura[]): Promise<DiaRegistro[]> {
  const dias: DiaRegistro[] = [];
  for (let begin = 0; begin < aberturas.length; begin += 15) {
    const lines = aberturas.slice(begin, begin + 15);
    const raiz = getRaiz(await buildNiveis([await hashGalho(lines, sha256)], sha256));
    const one = { dia: `2026-11-${20 + dias.length}`, primeira: begin + 1, quantidade: lines.length, raiz };
    dias.push({ ...one, elo: await hashElo(dias.at(-1)?.elo ?? compromisso, one, sha256) });
  }
  return dias;
}

async function reveal(aberturas = openAll(unidades, 50)): Promise<RevelacaoPremios> {
  const compromisso = commitAgenda(unidades, nonce);
  const dias = await close(compromisso, aberturas);
  return { agenda: 'contador', compromisso, nonce, unidades, dias, aberturas };
}

describe('findFalhaPremios', () => {
  it('accepts a record in which every unit went to the opening given by the rule', async () => {
    const honest = await reveal();
    expect(honest.aberturas.filter(({ unidade }) => unidade !== null)).toHaveLength(5);
    expect(await findFalhaPremios(honest, sha256, [honest.dias[1]!.elo])).toBeUndefined();
  });

  it('accepts a record by timetable, using the recorded times', async () => {
    const base = Date.UTC(2026, 10, 20) / 1000;
    const list = unidades.map((unidade, i) => ({ ...unidade, lugar: base + i * 36_000 }));
    let free = 0;
    const aberturas = openAll([], 50).map((abertura) => {
      const due = list[free] && list[free]!.lugar <= Date.parse(abertura.abertaEm) / 1000;
      return { ...abertura, unidade: due ? free++ : null };
    });
    expect(free).toBe(5);
    const compromisso = commitAgenda(list, nonce);
    const dias = await close(compromisso, aberturas);
    const all = { agenda: 'horario' as const, compromisso, nonce, unidades: list, dias, aberturas };
    expect(await findFalhaPremios(all, sha256)).toBeUndefined();
    const late = aberturas.findIndex(({ unidade }) => unidade === 2);
    const given = [...aberturas];
    given[late] = { ...aberturas[late]!, unidade: null };
    given[late + 1] = { ...aberturas[late + 1]!, unidade: 2 };
    const other = { ...all, aberturas: given, dias: await close(compromisso, given) };
    expect(await findFalhaPremios(other, sha256)).toEqual({ em: 'abertura', ordem: late + 1 });
  });

  it('detects a position that was moved, used and put back', async () => {
    const moved = unidades.map((one) => (one.unidade === 4 ? { ...one, lugar: 2 } : one));
    const all = await reveal(
      openAll(
        moved.sort((a, b) => a.lugar - b.lugar),
        50,
      ),
    );
    expect(await findFalhaPremios(all, sha256)).toEqual({ em: 'abertura', ordem: 2 });
  });

  it('detects a list that differs from the sealed one', async () => {
    const all = await reveal();
    const list = unidades.map((one, i) => (i === 0 ? { ...one, lugar: one.lugar + 1 } : one));
    expect(await findFalhaPremios({ ...all, unidades: list }, sha256)).toEqual({ em: 'lacre' });
    expect(await findFalhaPremios({ ...all, nonce: 'cd'.repeat(32) }, sha256)).toEqual({ em: 'lacre' });
  });

  it('detects openings that were removed, reordered, changed or added', async () => {
    const all = await reveal();
    const wrong = (aberturas: Abertura[]) => findFalhaPremios({ ...all, aberturas }, sha256);
    const lines = [...all.aberturas];
    expect(await wrong(lines.toSpliced(20, 1))).toMatchObject({ em: 'raiz', dia: '2026-11-21' });
    expect(await wrong(lines.with(3, lines[4]!).with(4, lines[3]!))).toMatchObject({ em: 'raiz' });
    expect(await wrong(lines.with(3, { ...lines[3]!, raspadinhaId: 'other' }))).toMatchObject({ em: 'raiz' });
    expect(await wrong([...lines, { ...lines[49]!, ordem: 51 }])).toEqual({ em: 'abertura', ordem: 51 });
    expect(await wrong(lines.slice(0, -1))).toMatchObject({ em: 'raiz' });
  });

  it('detects a rewritten day by an independently stored link', async () => {
    const all = await reveal();
    const { dias } = await reveal(all.aberturas.map((one) => ({ ...one, raspadinhaId: `new-${one.ordem}` })));
    const [first, ...rest] = all.dias;
    const cut = await findFalhaPremios({ ...all, dias: [dias[0]!, ...rest] }, sha256);
    expect(cut).toMatchObject({ em: 'elo' });
    expect(await findFalhaPremios({ ...all, dias: rest }, sha256)).toMatchObject({ em: 'elo' });
    const aberturas = all.aberturas.map((one) => ({ ...one, raspadinhaId: `new-${one.ordem}` }));
    expect(await findFalhaPremios({ ...all, dias, aberturas }, sha256, [first!.elo])).toEqual({
      em: 'guardado',
    });
  });
});

test('verifies a seal without nonce against its list alone', async () => {
  const old = { agenda: 'contador' as const, nonce: null, unidades, dias: [], aberturas: [] };
  const compromisso = commitAgenda(unidades, null);
  expect(await findFalhaPremios({ ...old, compromisso }, sha256)).toBeUndefined();
  expect(await findFalhaPremios({ ...old, compromisso: nonce }, sha256)).toEqual({ em: 'lacre' });
});
