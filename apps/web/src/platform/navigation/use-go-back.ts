import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { appPaths } from './paths/app-paths.ts';

/** Returns a function that goes back in the history; a user who opened this address directly goes to `fallback`. */
export function useGoBack(fallback: string = appPaths.home): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const position = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (position > 0) void navigate(-1);
    else void navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}
