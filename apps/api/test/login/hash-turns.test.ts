import { describe, expect, it } from 'vitest';
import { createHashTurns } from '../../src/kernel/auth/hash-turns.ts';

describe('turns of password hashes', () => {
  /** Starts works that end by name. */
  function open(atOnce: number, maximoEspera = 100) {
    const turns = createHashTurns(atOnce, maximoEspera);
    const started: string[] = [];
    const ends = new Map<string, (error?: Error) => void>();
    const start = (name: string, isConhecida?: boolean) =>
      turns.run(
        () =>
          new Promise<string>((resolve, reject) => {
            started.push(name);
            ends.set(name, (error) => (error ? reject(error) : resolve(name)));
          }),
        isConhecida,
      );
    const end = (name: string, error?: Error) => ends.get(name)!(error);
    return { started, start, end };
  }

  it('runs as many at once as allowed, and the others in the order of their arrival', async () => {
    const { started, start, end } = open(2);
    const all = ['a', 'b', 'c', 'd'].map((name) => start(name));
    await expect.poll(() => started).toEqual(['a', 'b']);
    end('b');
    await all[1];
    await expect.poll(() => started).toEqual(['a', 'b', 'c']);
    end('a');
    await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
    for (const name of ['c', 'd']) end(name);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('runs a known device before strangers that wait, and goes on after a failure', async () => {
    const { started, start, end } = open(1);
    const first = start('a');
    const rest = [start('b'), start('c'), start('conhecida', true)];
    await expect.poll(() => started).toEqual(['a']);
    end('a', new Error('no memory'));
    await expect(first).rejects.toThrow('no memory');
    for (const name of ['conhecida', 'b', 'c']) {
      await expect.poll(() => started.at(-1)).toBe(name);
      end(name);
    }
    expect(await Promise.all(rest)).toEqual(['b', 'c', 'conhecida']);
  });

  it('lets a stranger pass after two known devices in a row, so that neither starves', async () => {
    const { started, start, end } = open(1);
    const all = ['a', 'b', 'c'].map((name) => start(name));
    all.push(...['k1', 'k2', 'k3', 'k4', 'k5'].map((name) => start(name, true)));
    for (const name of ['a', 'k1', 'k2', 'b', 'k3', 'k4', 'c', 'k5']) {
      await expect.poll(() => started.at(-1)).toBe(name);
      end(name);
    }
    expect(await Promise.all(all)).toHaveLength(8);
  });

  it.each([
    ['strangers', false],
    ['known devices', true],
  ])('refuses %s beyond the bound of those that wait, and not the others', async (_, isConhecida) => {
    const { started, start, end } = open(1, 2);
    const all = ['a', 'b', 'c'].map((name) => start(name, isConhecida));
    await expect(start('d', isConhecida)).rejects.toMatchObject({
      code: 'servidor.ocupado',
      valores: { segundos: 5 },
    });
    all.push(start('outra', !isConhecida));
    const order = isConhecida ? ['a', 'b', 'c', 'outra'] : ['a', 'outra', 'b', 'c'];
    for (const name of order) {
      await expect.poll(() => started.at(-1)).toBe(name);
      end(name);
    }
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'outra']);
  });
});
