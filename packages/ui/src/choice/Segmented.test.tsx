// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Segmented } from './Segmented.tsx';

const options = [
  { value: 'todas', label: 'Todas' },
  { value: 'validas', label: 'Válidas' },
] as const;

it('shows the pressed option before its owner passes the value, and follows the owner afterwards', () => {
  const onValueChange = vi.fn();
  const draw = (value: 'todas' | 'validas') => (
    <Segmented label="Situação" options={options} value={value} onValueChange={onValueChange} />
  );
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  const { rerender } = render(draw('todas'));
  fireEvent.click(screen.getByRole('radio', { name: 'Válidas' }));
  expect(onValueChange).toHaveBeenCalledWith('validas');
  expect([isChosen('Todas'), isChosen('Válidas')]).toEqual([false, true]);
  rerender(draw('validas'));
  expect(isChosen('Válidas')).toBe(true);
  rerender(draw('todas'));
  expect([isChosen('Todas'), isChosen('Válidas')]).toEqual([true, false]);
});
