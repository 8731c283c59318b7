import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, use, useEffect, useState } from 'react';
import { Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router';
import { expect } from 'vitest';
import { AppRouter } from '../src/platform/navigation/AppRouter.tsx';
import { Modal } from '@trevo/ui/dialog/Modal.tsx';
import { BackLayersContext } from '@trevo/ui/dialog/use-back-layer.ts';
import { SidePane } from '@trevo/ui/layout/SidePane.tsx';

/** Locations that the router reported to its listeners, one line each. */
export const told: string[] = [];

function Told() {
  const location = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    told.push(`${type} ${location.pathname}${location.search}`);
  }, [location, type]);
  return null;
}

function Screen() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const layers = use(BackLayersContext);
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((now) => now.filter((other) => other !== name));
  const button = (label: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {label}
    </button>
  );
  const closeAndGo = (to: string) => {
    close('one');
    void navigate(to);
  };
  return (
    <>
      <h1>
        {pathname}
        {search} {JSON.stringify(state)}
      </h1>
      {button('open one', () => setOpen((now) => [...now, 'one']))}
      {button('open two', () => setOpen((now) => [...now, 'two']))}
      {button('open pane', () => setOpen((now) => [...now, 'pane']))}
      {button('close one', () => close('one'))}
      {button('swap one for two', () => setOpen(['two']))}
      {button('filter', () => void navigate('?page=2', { replace: true, state: { filtered: true } }))}
      {button('next page', () => void navigate('?page=3'))}
      {button('go to other', () => void navigate('/other'))}
      {button('replace by other', () => void navigate('/other', { replace: true }))}
      {button('close and go', () => closeAndGo('/other'))}
      {button('leave the app', () => layers.leave(() => told.push(`left at ${steps()}`)))}
      <Modal open={open.includes('one')} onClose={() => close('one')} title="One" closeLabel="x one">
        {button('link', () => void navigate('/other'))}
      </Modal>
      <Modal open={open.includes('two')} onClose={() => close('two')} title="Two" closeLabel="x two">
        {button('link in two', () => void navigate('/other'))}
      </Modal>
      {open.includes('pane') && (
        <SidePane title="Pane" closeLabel="x pane" of="1" onClose={() => close('pane')}>
          {' '}
        </SidePane>
      )}
    </>
  );
}

/** Renders `/screen`, which opens two dialogs and a side pane, and a heading at any other address. */
export function draw(): void {
  render(
    <StrictMode>
      <AppRouter>
        <Told />
        <Routes>
          <Route path="/screen" element={<Screen />} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </AppRouter>
    </StrictMode>,
  );
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <button type="button" onClick={() => void navigate('/screen', { state: { from: 'start' } })}>
        to the screen
      </button>
    </>
  );
}

/** Returns the number of history entries below the current one. */
const steps = (): number => (history.state as { idx: number }).idx;
/** History index after each traversal. */
export const landings: number[] = [];
const land = () => void landings.push(steps());

export const heading = () => document.querySelector('h1')?.textContent.trim();
export const press = (name: string) => fireEvent.click(screen.getByText(name));
export const pressLabel = (name: string) => fireEvent.click(screen.getByLabelText(name));
const openTitles = () =>
  [...document.querySelectorAll('dialog[open] h2, section h2')].map((title) => title.textContent);
export const back = (count = 1) =>
  act(() => {
    for (let pressed = 0; pressed < count; pressed += 1) history.back();
  });
/** Resolves when every started traversal has completed. */
export const settled = (titles: string[], at: number, title: RegExp = /^\/screen/) =>
  waitFor(() => {
    expect(openTitles()).toEqual(titles);
    expect(steps()).toBe(at);
    expect(heading()).toMatch(title);
  });

/** Renders the app at another address and navigates to `/screen`. */
export async function openScreen(): Promise<void> {
  history.replaceState(null, '', '/start');
  draw();
  press('to the screen');
  await settled([], 1);
  told.length = 0;
  landings.length = 0;
  window.addEventListener('popstate', land);
}

export const stopListening = (): void => window.removeEventListener('popstate', land);
