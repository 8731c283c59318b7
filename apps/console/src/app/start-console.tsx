import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { queries } from '../platform/api/console-client.ts';
import { applyTema } from '../platform/session/tema-store.ts';
import { ConsoleApp } from './ConsoleApp.tsx';

/** Renders the console. */
export function startConsole(root: HTMLElement): void {
  applyTema();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <ConsoleApp />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
}
