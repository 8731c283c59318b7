import { describe, expect, it } from 'vitest';
import { createAdmission, type Admission, type Priority } from '../../src/kernel/http/limits/admission.ts';

const calm = { loop: 1, database: 1 };
const slow = { loop: 400, database: 1 };

/** Enters until a request is refused; returns the number of admitted ones. */
function fill(admission: Admission, priority: Priority): number {
  for (let admitted = 0; ; admitted++)
    try {
      admission.enter(priority);
    } catch (error) {
      if ((error as { code?: string }).code !== 'servidor.ocupado') throw error;
      return admitted;
    }
}

describe('admission control', () => {
  it('refuses when all slots are taken and admits once per released slot', () => {
    const admission = createAdmission({ least: 10, start: 20, most: 40 });
    const leave = admission.enter('registro');
    expect(fill(admission, 'registro')).toBe(19);
    leave();
    leave();
    expect(admission.read().inProgress).toBe(19);
    expect(fill(admission, 'registro')).toBe(1);
  });

  it('reserves a fifth of the slots for receipts', () => {
    const admission = createAdmission({ least: 10, start: 20, most: 40 });
    expect(fill(admission, 'comum')).toBe(16);
    expect(fill(admission, 'registro')).toBe(4);
  });

  it('may refuse as soon as a request of the lowest priority would be refused', () => {
    const admission = createAdmission({ least: 10, start: 20, most: 40 });
    const leaves = Array.from({ length: 15 }, () => admission.enter('comum'));
    expect(admission.mayRefuse()).toBe(false);
    const leave = admission.enter('registro');
    expect([admission.mayRefuse(), admission.findRefusal('registro')]).toEqual([true, undefined]);
    leave();
    expect([admission.mayRefuse(), leaves.length]).toEqual([false, 15]);
  });

  it('continues admitted requests beyond its slots, within a quarter of them', () => {
    const admission = createAdmission({ least: 10, start: 20, most: 40 });
    expect(fill(admission, 'registro')).toBe(20);
    expect(fill(admission, 'retomada')).toBe(5);
  });

  it('jitters Retry-After between 2 and 6 seconds', () => {
    const admission = createAdmission({ least: 1, start: 1, most: 1 });
    fill(admission, 'registro');
    const told = new Set<number>();
    for (let request = 0; request < 500; request++)
      try {
        admission.enter('registro');
      } catch (error) {
        told.add((error as { valores: { segundos: number } }).valores.segundos);
      }
    expect(told).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  it.each([
    ['the event loop is delayed', slow],
    ['statements wait for a connection', { loop: 1, database: 400 }],
  ])('reduces its slots when %s, and never below the minimum', (_, pressure) => {
    const admission = createAdmission({ least: 10, start: 20, most: 1_000 });
    fill(admission, 'registro');
    const seen: number[] = [];
    for (let look = 0; look < 60; look++) {
      admission.adapt(pressure);
      seen.push(admission.read().slots);
    }
    expect(seen.at(0)).toBe(14);
    expect(seen.at(-1)).toBe(10);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
  });

  it('waits for the duration of the observed delay before it reduces slots again', () => {
    const admission = createAdmission({ least: 100, start: 200, most: 1_000 });
    fill(admission, 'registro');
    const seen: number[] = [];
    for (let look = 0; look < 7; look++) {
      admission.adapt(slow);
      seen.push(admission.read().slots);
    }
    expect(seen).toEqual([140, 140, 140, 140, 140, 100, 100]);
  });

  it('keeps its slots while few requests are in progress: one slow statement is no overload', () => {
    const admission = createAdmission({ least: 10, start: 20, most: 1_000 });
    const { slots } = admission.read();
    for (let request = 0; request < 10; request++) admission.enter('comum');
    for (let look = 0; look < 20; look++) admission.adapt(slow);
    expect(admission.read().slots).toBe(slots);
  });

  it('grows back to its initial size after a pause, but not while requests wait', () => {
    const admission = createAdmission({ least: 10, start: 20, most: 1_000 });
    const requests = Array.from({ length: 15 }, () => admission.enter('comum'));
    admission.adapt(slow);
    expect(admission.read().slots).toBe(10);
    for (const leave of requests) leave();
    for (let look = 0; look < 10; look++) admission.adapt({ loop: 100, database: 1 });
    expect(admission.read().slots).toBe(10);
    for (let look = 0; look < 10; look++) admission.adapt(calm);
    expect(admission.read().slots).toBe(20);
  });

  it('adds slots up to the maximum when they are exhausted without delays', () => {
    const admission = createAdmission({ least: 10, start: 20, most: 100 });
    const seen: number[] = [];
    for (let look = 0; look < 60; look++) {
      fill(admission, 'registro');
      admission.adapt(calm);
      seen.push(admission.read().slots);
    }
    expect(seen.slice(0, 3)).toEqual([22, 24, 26]);
    expect(seen.at(-1)).toBe(100);
  });

  it('releases unused slots down to the initial size', () => {
    const admission = createAdmission({ least: 10, start: 20, most: 100 });
    const places: (() => void)[] = [];
    for (let look = 0; look < 40; look++) {
      while (admission.read().inProgress < admission.read().slots) places.push(admission.enter('registro'));
      fill(admission, 'registro');
      admission.adapt(calm);
    }
    expect(admission.read().slots).toBe(100);
    for (const leave of places) leave();
    for (let look = 0; look < 60; look++) admission.adapt(calm);
    expect(admission.read().slots).toBe(20);
  });
});
