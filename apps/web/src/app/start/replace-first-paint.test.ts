// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replaceFirstPaint } from './replace-first-paint.ts';

let root: HTMLElement;
beforeEach(() => {
  root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.append(root);
});
afterEach(() => document.body.replaceChildren());

test("removes the snapshot and repeats the press on the app's own button", async () => {
  const pressed = vi.fn();
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<div class="snapshot"><a>Início</a><button>Contas</button></div>',
  );
  root.innerHTML = '<a>Início</a><button>Contas</button>';
  root.querySelector('button')!.addEventListener('click', pressed);
  window.trevoPressed = 'Contas';
  replaceFirstPaint();
  expect(document.querySelector('.snapshot')).toBeNull();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
});

test('does not press what has other words now', async () => {
  const pressed = vi.fn();
  root.innerHTML = '<button>Sair</button>';
  root.querySelector('button')!.addEventListener('click', pressed);
  window.trevoPressed = 'Contas';
  replaceFirstPaint();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(pressed).not.toHaveBeenCalled();
  expect(window.trevoPressed).toBeUndefined();
});
