import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { whenLayerLeft } from '../../ui/dialog/use-back-layer.ts';
import { appPaths } from './app-paths.ts';

/** Goes back as the browser does; a person who opened this address directly goes to `fallback` instead. */
export function useGoBack(fallback: string = appPaths.home): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const position = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (position > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}

/** Opens a screen from something that lies over another one, once that has been closed and left the history. */
export function useLeaveLayer(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => whenLayerLeft(() => void navigate(path)), [navigate]);
}
