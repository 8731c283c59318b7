import { describe, expect, it } from 'vitest';
import { brokenConstraint } from '../../src/kernel/database-error.ts';

describe('the constraint that a statement broke', () => {
  it('is named by the driver', () => {
    expect(brokenConstraint({ code: '23505', constraint: 'lote__origem' })).toBe('lote__origem');
  });

  it('is the same where the table lies in numbered pieces on several machines', () => {
    expect(brokenConstraint({ code: '23505', constraint: 'lote__origem_102042' })).toBe('lote__origem');
  });

  it('is read from the message where another machine refused', () => {
    const message = 'duplicate key value violates unique constraint "cupom__pk_102042"';
    expect(brokenConstraint({ code: '23505', message })).toBe('cupom__pk');
    expect(brokenConstraint({ code: 'XX000', message })).toBe('cupom__pk');
  });

  it('is nothing of any other failure', () => {
    expect(
      brokenConstraint({ code: 'TR001', message: 'violates unique constraint "cupom__pk"' }),
    ).toBeUndefined();
    expect(brokenConstraint(new Error('violates unique constraint "cupom__pk"'))).toBeUndefined();
    expect(brokenConstraint(undefined)).toBeUndefined();
  });
});
