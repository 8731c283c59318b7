import { describe, expect, it } from 'vitest';
import { brokenConstraint } from '../../src/kernel/database-error.ts';

describe('name of the violated constraint', () => {
  it("reads the constraint name from the driver's field", () => {
    expect(brokenConstraint({ code: '23505', constraint: 'lote__origem' })).toBe('lote__origem');
  });

  it('drops the shard number of a distributed table', () => {
    expect(brokenConstraint({ code: '23505', constraint: 'lote__origem_102042' })).toBe('lote__origem');
  });

  it("reads the constraint name from the message of a worker node's error", () => {
    const message = 'duplicate key value violates unique constraint "cupom__pk_102042"';
    expect(brokenConstraint({ code: '23505', message })).toBe('cupom__pk');
    expect(brokenConstraint({ code: 'XX000', message })).toBe('cupom__pk');
  });

  it('returns no constraint name for other errors', () => {
    expect(
      brokenConstraint({ code: 'TR001', message: 'violates unique constraint "cupom__pk"' }),
    ).toBeUndefined();
    expect(brokenConstraint(new Error('violates unique constraint "cupom__pk"'))).toBeUndefined();
    expect(brokenConstraint(undefined)).toBeUndefined();
  });
});
