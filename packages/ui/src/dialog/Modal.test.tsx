// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startTransition, useLayoutEffect, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfirmModal } from './ConfirmModal.tsx';
import { InfoModal } from './InfoModal.tsx';
import { Modal } from './Modal.tsx';
import { EXIT_MS } from './use-dialog.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Opener({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Trocar senha"
        closeLabel="Fechar"
        dismissible={dismissible}
      >
        Conteúdo
      </Modal>
    </>
  );
}

/** Unmounts its dialog instead of closing it, and records the focus right after the commit. */
function Unmounter({ onCommit }: { onCommit: (focused: Element | null) => void }) {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!open) queueMicrotask(() => onCommit(document.activeElement));
  }, [open, onCommit]);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && (
        <Modal
          open
          onClose={() => setTimeout(() => startTransition(() => setOpen(false)))}
          title="Avisos"
          closeLabel="Fechar"
        >
          Conteúdo
        </Modal>
      )}
    </>
  );
}

function openModal(): HTMLElement {
  const opener = screen.getByText('Abrir');
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

const dialog = () => document.querySelector('dialog');

describe('Modal', () => {
  test('Modal is named by its title and takes the focus', () => {
    render(<Opener />);
    openModal();
    expect(dialog()?.open).toBe(true);
    const title = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
    expect(title?.textContent).toBe('Trocar senha');
    expect(dialog()?.contains(document.activeElement)).toBe(true);
  });

  test('returns the focus to its opener before the next event when it is unmounted', async () => {
    const focused: (Element | null)[] = [];
    const onCommit = (element: Element | null) => void focused.push(element);
    render(<Unmounter onCommit={onCommit} />);
    await waitFor(() => expect(focused).toEqual([document.body]));
    focused.length = 0;
    const opener = openModal();
    screen.getByLabelText('Fechar').click();
    await waitFor(() => expect(focused).toEqual([opener]));
  });

  test('returns the focus to its opener', () => {
    render(<Opener />);
    const opener = openModal();
    fireEvent.click(screen.getByLabelText('Fechar'));
    expect(dialog()?.open ?? false).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  test('returns the focus to its opener when it is unmounted while open', async () => {
    function Screen({ shown }: { shown: boolean }) {
      return (
        <>
          <button type="button">Voltar aqui</button>
          {shown && <Modal open onClose={() => {}} title="Aviso" />}
        </>
      );
    }
    const { rerender } = render(<Screen shown={false} />);
    screen.getByText('Voltar aqui').focus();
    rerender(<Screen shown />);
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    rerender(<Screen shown={false} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Voltar aqui')));
  });

  test('closes on Esc', () => {
    render(<Opener />);
    openModal();
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog()?.open ?? false).toBe(false);
  });

  test('Modal stays open when the close event of an earlier opening arrives', () => {
    render(<Opener />);
    openModal();
    // The browser fires it a task after the closing, when the dialog can be open again.
    fireEvent(dialog()!, new Event('close'));
    expect(dialog()?.open).toBe(true);
  });

  test('ignores Esc when it is not dismissible', () => {
    render(<Opener dismissible={false} />);
    openModal();
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog()?.open).toBe(true);
  });

  test('Modal stays open on the second tap of a double tap outside of it', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    render(<Opener />);
    openModal();
    now.mockReturnValue(1000 + EXIT_MS - 1);
    fireEvent.click(dialog()!);
    expect(dialog()?.open).toBe(true);
  });

  test('closes on a tap outside and stays open on a tap inside', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    render(<Opener />);
    openModal();
    now.mockReturnValue(1000 + EXIT_MS);
    fireEvent.click(screen.getByText('Conteúdo'));
    expect(dialog()?.open).toBe(true);
    fireEvent.click(dialog()!);
    expect(dialog()?.open ?? false).toBe(false);
  });
});

describe('ready-made modals', () => {
  test('labels the button of an InfoModal OK by default and focuses it', () => {
    const onClose = vi.fn();
    render(<InfoModal open onClose={onClose} title="Ops..." message="Já registrada." />);
    expect(document.activeElement).toBe(screen.getByText('OK').closest('button'));
    fireEvent.click(screen.getByText('OK'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('focuses the cancel button of a dangerous question', () => {
    render(
      <ConfirmModal
        open
        dangerous
        title="Tem certeza?"
        confirmLabel="Sair"
        cancelLabel="Voltar"
        onConfirm={() => {}}
        onCancel={() => {}}
      />,
    );
    expect(document.activeElement).toBe(screen.getByText('Voltar').closest('button'));
  });
});
