import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { AppPath } from '../../shared/navigation/app-paths.ts';

/** The layer's place in the history is given back first: a screen must not be opened over it. */
const afterLayerMilliseconds = 60;

/** Opens a screen from something that lies over another one, once that has been closed. */
export function useLeaveLayer(): (path: AppPath) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => void setTimeout(() => void navigate(path), afterLayerMilliseconds),
    [navigate],
  );
}
