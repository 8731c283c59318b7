// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageHeader } from './PageHeader.tsx';

afterEach(cleanup);

describe('PageHeader', () => {
  test('PageHeader has a back button named Voltar when no other name is given', () => {
    const goBack = vi.fn();
    render(<PageHeader title="Vouchers" onBack={goBack} />);
    fireEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(goBack).toHaveBeenCalledOnce();
  });

  test('names the back button by backLabel', () => {
    render(<PageHeader title="Senha nova" onBack={() => {}} backLabel="Voltar ao início" />);
    expect(screen.getByRole('button', { name: 'Voltar ao início' })).toBeDefined();
  });

  test('PageHeader has no back button without onBack', () => {
    render(<PageHeader title="Início" subtitle="Boa sorte" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
