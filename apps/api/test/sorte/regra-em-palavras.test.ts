import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../program.ts';

describe('npm run campanha -- regra', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'trevo-regra-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const regra = (...given: string[]) => runHere('campanha', {}, ['regra', ...given]);

  it('prints day, cut-off and rule of each draw in the sentences of the app', async () => {
    const { code, output } = await regra('packages/fixtures/campanhas/padrao.campanha.yaml');
    expect(code).toBe(0);
    expect(output).toContain(
      '1º sorteio: Uma moto\n  O sorteio é pela extração da Loteria Federal de 19/12/2026. Entram as notas registradas até 17/12/2026.\n',
    );
    expect(output).toContain('  A série sai da Loteria Federal: dezena do 1º prêmio.');
    expect(output).toContain(
      'ganha, com as séries em fila, o próximo acima; depois do último vem o primeiro.',
    );
  });

  it.each(['padrao', 'noite', 'sol'])(
    'prints sentences that the check finds in the regulation of %s when they are all of it',
    async (nome) => {
      const campanha = `packages/fixtures/campanhas/${nome}.campanha.yaml`;
      const { output } = await regra(campanha);
      const linhas = output.trim().split('\n');
      const colado = linhas.map((linha) => `    ${linha.trim()}`).join('\n');
      const text = readFileSync(campanha, 'utf8');
      const file = join(folder, `${nome}.campanha.yaml`);
      writeFileSync(
        file,
        text.replace(/^ {2}regulamento: \|\n(?: {4}.*\n|\n)+/m, `  regulamento: |\n${colado}\n`),
      );
      const checked = await runHere('campanha', {}, ['validar', file]);
      expect(checked.code).toBe(0);
      expect(checked.output).not.toContain('regulamento');
    },
  );

  it('names the problems of a file that is not valid, and how the command is used', async () => {
    const file = join(folder, 'x.campanha.yaml');
    writeFileSync(file, 'campanha: {}');
    const wrong = await regra(file);
    expect(wrong.code).toBe(1);
    expect(wrong.output).toContain('Como corrigir');
    const none = await regra();
    expect([none.code, none.output.includes('regra ARQUIVO')]).toEqual([1, true]);
  });
});
