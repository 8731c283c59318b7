// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listPagerPages, Pager } from './Pager.tsx';

afterEach(cleanup);

function Pages({ start, onPage }: { start: number; onPage?(page: number): void }) {
  const [page, setPage] = useState(start);
  return (
    <>
      <input aria-label="Busca" />
      <Pager
        page={page}
        pages={9}
        onPageChange={(next) => {
          setPage(next);
          onPage?.(next);
        }}
        label="Páginas"
        previousLabel="Anterior"
        nextLabel="Próxima"
        toPageLabel={(number) => `Página ${number}`}
      />
    </>
  );
}

const currentPage = () => screen.getAllByRole('button').find((one) => one.getAttribute('aria-current'));

describe('Pager', () => {
  test.each([
    [1, 9, [1, 2, 3]],
    [5, 9, [4, 5, 6]],
    [9, 9, [7, 8, 9]],
    [2, 2, [1, 2]],
    [1, 1, [1]],
  ])('page %i of %i shows %j', (page, pages, shown) => {
    expect(listPagerPages(page, pages)).toEqual(shown);
  });

  test('changes the page with the arrow keys', () => {
    render(<Pages start={4} />);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(currentPage()?.textContent).toBe('5');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(currentPage()?.textContent).toBe('3');
  });

  test('ignores arrow keys in a field', () => {
    const onPage = vi.fn();
    render(<Pages start={4} onPage={onPage} />);
    fireEvent.keyDown(screen.getByLabelText('Busca'), { key: 'ArrowRight' });
    expect(onPage).not.toHaveBeenCalled();
  });

  test('disables the arrows before the first and after the last page', () => {
    const onPage = vi.fn();
    render(<Pages start={9} onPage={onPage} />);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.click(screen.getByLabelText('Próxima'));
    expect(onPage).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Próxima').getAttribute('aria-disabled')).toBe('true');
  });

  test('renders nothing for a single page', () => {
    render(
      <Pager
        page={1}
        pages={1}
        onPageChange={() => {}}
        label="Páginas"
        previousLabel="Anterior"
        nextLabel="Próxima"
        toPageLabel={String}
      />,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
