// @vitest-environment happy-dom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  back,
  draw,
  heading,
  landings,
  openScreen,
  press,
  pressLabel,
  settled,
  stopListening,
  told,
} from '../../../test/layers-harness.tsx';

beforeEach(openScreen);
afterEach(() => {
  vi.restoreAllMocks();
  stopListening();
  cleanup();
});

describe('back', () => {
  test('closes the dialog and stays on the screen', async () => {
    press('open one');
    await settled(['One'], 2);
    back();
    await settled([], 1);
    expect(heading()).toBe('/screen {"from":"start"}');
  });

  test('closes a side pane and stays on the screen', async () => {
    press('open pane');
    await settled(['Pane'], 2);
    back();
    await settled([], 1);
  });

  test('closes two stacked dialogs one by one', async () => {
    press('open one');
    press('open two');
    await settled(['One', 'Two'], 3);
    back();
    await settled(['One'], 2);
    back();
    await settled([], 1);
    back();
    await settled([], 0, /start/);
  });

  test('twice in a row closes the dialog and leaves the screen', async () => {
    press('open one');
    await settled(['One'], 2);
    back(2);
    await settled([], 0, /start/);
  });
});

test('the router does not re-render when a layer opens or closes', async () => {
  press('open one');
  await settled(['One'], 2);
  const { href } = window.location;
  back();
  await settled([], 1);
  press('open one');
  await settled(['One'], 2);
  pressLabel('x one');
  await settled([], 1);
  expect(told).toEqual([]);
  expect(window.location.href).toBe(href);
});

describe('closing a dialog otherwise', () => {
  test.each([
    ['by its button', () => pressLabel('x one')],
    ['by Esc', () => fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))],
  ])('%s removes its entry: one back leaves the screen', async (_, close) => {
    press('open one');
    await settled(['One'], 2);
    close();
    await settled([], 1);
    back();
    await settled([], 0, /start/);
  });

  test('twice removes one entry', async () => {
    press('open one');
    await settled(['One'], 2);
    pressLabel('x one');
    press('close one');
    await settled([], 1);
    back();
    await settled([], 0, /start/);
    expect(landings).toEqual([1, 0]);
  });

  test('and opening another one at once keeps one entry', async () => {
    press('open one');
    await settled(['One'], 2);
    press('swap one for two');
    await settled(['Two'], 2);
    back();
    await settled([], 1);
    expect(landings).toEqual([1]);
  });

  test('keeps one entry when the lower one of a stack closes', async () => {
    press('open one');
    press('open two');
    await settled(['One', 'Two'], 3);
    press('close one');
    await settled(['Two'], 2);
    back();
    await settled([], 1);
  });
});

describe('navigation from an open dialog', () => {
  test.each([
    ['by a link in it', ['open one'], () => press('link'), 2],
    ['by code behind it', ['open one'], () => press('go to other'), 2],
    ['by code that closes it first', ['open one'], () => press('close and go'), 2],
    ['by a link in the upper one of two', ['open one', 'open two'], () => press('link in two'), 2],
  ])('%s: one back returns to the screen without a dialog', async (_, openers, go, at) => {
    for (const opener of openers) press(opener);
    await settled(['One', 'Two'].slice(0, openers.length), 1 + openers.length);
    go();
    await settled([], at, /other/);
    expect(told).toEqual(['PUSH /other']);
    back();
    await settled([], 1);
    expect(told).toEqual(['PUSH /other', 'POP /screen']);
    act(() => history.forward());
    await settled([], 2, /other/);
    back(2);
    await settled([], 0, /start/);
  });

  test('that replaces the screen keeps the screen before it', async () => {
    press('open one');
    await settled(['One'], 2);
    press('replace by other');
    await settled([], 1, /other/);
    back();
    await settled([], 0, /start/);
  });

  test('waits for the entry of a dialog that is closing', async () => {
    press('open one');
    await settled(['One'], 2);
    press('close one');
    // The traversal has started and not completed.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    press('go to other');
    await settled([], 2, /other/);
    back();
    await settled([], 1);
  });
});

test('a navigation continues when the browser drops the traversal that it waits for', async () => {
  press('open one');
  await settled(['One'], 2);
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  press('close one');
  await waitFor(() => expect(go).toHaveBeenCalledOnce());
  press('go to other');
  await waitFor(() => expect(heading()).toBe('/other'), { timeout: 60_000 });
  back();
  await settled([], 1);
});

test('a traversal that takes longer than the upper bound is not repeated', async () => {
  press('open one');
  await settled(['One'], 2);
  const go = history.go.bind(history);
  const late = vi.spyOn(history, 'go').mockImplementation((delta) => {
    setTimeout(() => go(delta), 1500);
  });
  press('close one');
  await waitFor(() => expect(landings).toEqual([1]), { timeout: 60_000 });
  await settled([], 1);
  expect(late).toHaveBeenCalledOnce();
});

describe('side pane that stays open while its screen navigates', () => {
  test('keeps its entry over a replaced query, which outlives the pane', async () => {
    press('open pane');
    await settled(['Pane'], 2);
    press('filter');
    await settled(['Pane'], 2, /page=2 {"filtered":true}/);
    back();
    await settled([], 1, /page=2 {"filtered":true}/);
    expect(window.location.search).toBe('?page=2');
    expect(told).toEqual(['REPLACE /screen?page=2']);
    back();
    await settled([], 0, /start/);
  });

  test('gets an entry over the next page', async () => {
    press('open pane');
    await settled(['Pane'], 2);
    press('next page');
    await settled(['Pane'], 3, /page=3/);
    back();
    await settled([], 2, /page=3/);
    back();
    await settled([], 1, /^\/screen {/);
  });
});

test('forward after back opens nothing and leaves no dead entry', async () => {
  press('open one');
  await settled(['One'], 2);
  back();
  await settled([], 1);
  act(() => history.forward());
  await waitFor(() => expect(landings).toEqual([1, 2, 1]));
  await settled([], 1);
  press('open one');
  await settled(['One'], 2);
  back();
  await settled([], 1);
});

test('a reload over an open dialog leaves its entry: one back leaves the screen', async () => {
  press('open one');
  press('filter');
  await settled(['One'], 2, /page=2/);
  cleanup();
  told.length = 0;
  draw();
  await settled([], 1, /page=2 {"filtered":true}/);
  expect(told.every((line) => line === 'POP /screen?page=2')).toBe(true);
  back();
  await settled([], 0, /start/);
});

test('leaving the app removes the entries of open dialogs first, permanently', async () => {
  press('open one');
  press('open two');
  await settled(['One', 'Two'], 3);
  press('leave the app');
  await waitFor(() => expect(told).toEqual(['left at 1']));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  back();
  await settled([], 0, /start/);
});
