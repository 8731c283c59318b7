// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Button', () => {
  test('ignores a second click within the lock of one second', () => {
    const onClick = vi.fn();
    render(
      <Button lockMs={1000} onClick={onClick}>
        Entrar
      </Button>,
    );
    const button = screen.getByRole('button');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    act(() => void vi.advanceTimersByTime(1000));
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('counts two clicks before the re-render as one', () => {
    const onClick = vi.fn();
    render(
      <Button lockMs={1000} onClick={onClick}>
        Entrar
      </Button>,
    );
    const button = screen.getByRole('button');
    act(() => {
      button.click();
      button.click();
    });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('ignores clicks while pending, keeps the focus and is never disabled', () => {
    const onClick = vi.fn();
    const { rerender } = render(<Button onClick={onClick}>Salvar</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button');
    button.focus();
    rerender(
      <Button pending onClick={onClick}>
        Salvar
      </Button>,
    );
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  test('does not submit the form while pending', () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit" pending>
          Salvar
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
