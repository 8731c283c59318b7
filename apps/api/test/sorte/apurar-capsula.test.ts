import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  buildCapsula,
  type CapsulaPublicada,
  disqualifyPremiado,
  falsificacoes,
} from '@trevo/fixtures/capsula-builder';
import { conferenciaText } from '@trevo/contract/sorteio/conferencia-sorteio.text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../program.ts';

describe('npm run campanha -- apurar', () => {
  let folder: string;
  let publicada: CapsulaPublicada;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'trevo-apurar-'));
    publicada = await buildCapsula();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function apurar(content: object | string, ...more: string[]) {
    const file = join(folder, 'capsula.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return runHere('campanha', {}, ['apurar', file, ...more]);
  }

  it('recomputes the true capsule and tells rule, steps and winners', async () => {
    const { capsula, manifestoHash } = publicada;
    const { code, output } = await apurar(capsula, '--manifesto', manifestoHash);
    expect(code).toBe(0);
    expect(output).toContain('O número sai da Loteria Federal: unidade do 1º, 2º, 3º, 4º e 5º prêmio');
    expect(output).toContain(
      '  00 57699 não ganha: o CPF está na lista dos que não participam\n  00 57702 ganha\n',
    );
    expect(output).toContain('Ganhadores:\n  Uma moto: 00 57702\n  Uma moto: 00 57710\n');
    expect(output).toContain(`CONFERE ${conferenciaText.manifesto.confere}`);
    expect(output.trim().endsWith('A cápsula confere.')).toBe(true);
  });

  it('says which hash to compare when none is given', async () => {
    const { code, output } = await apurar(publicada.capsula);
    expect(code).toBe(0);
    expect(output).toContain(`Impressão digital do manifesto (SHA-256): ${publicada.manifestoHash}\n`);
    expect(output).toContain('FALTA   Compare a impressão digital');
    expect(output).not.toContain(conferenciaText.manifesto.confere);
    expect(output.trim().endsWith('falta comparar a impressão digital.')).toBe(true);
  });

  it('names a number that was disqualified after the freeze', async () => {
    const { code, output } = await apurar(
      await disqualifyPremiado(publicada.capsula),
      '--manifesto',
      publicada.manifestoHash,
    );
    expect(code).toBe(0);
    expect(output).toContain('  00 57702 perdeu o prêmio: a nota foi recusada depois do congelamento\n');
  });

  it.each(falsificacoes)('refuses a capsule with $com', async ({ falsify, falhas }) => {
    const { code, output } = await apurar(
      await falsify(publicada.capsula),
      '--manifesto',
      publicada.manifestoHash,
    );
    expect(code).toBe(1);
    for (const falha of falhas) expect(output).toContain(`FALHOU  ${conferenciaText[falha].falhou}`);
    expect(output.match(/FALHOU/g)).toHaveLength(falhas.length);
    expect(output.trim().endsWith('A cápsula não confere.')).toBe(true);
  });

  it.each(['{}', 'no JSON'])('refuses %j as no capsule', async (content) => {
    const { code, output } = await apurar(content);
    expect([code, output.includes('não é a cápsula de um sorteio.')]).toEqual([1, true]);
  });

  it('prints its usage for a hash that is none', async () => {
    const { code, output } = await apurar(publicada.capsula, '--manifesto', 'abc');
    expect([code, output.startsWith('Uso: npm run campanha')]).toEqual([1, true]);
  });
});
