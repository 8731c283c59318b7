import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { whenLayerLeft } from '../../ui/dialog/use-back-layer.ts';

/** Opens a screen from something that lies over another one, once that has been closed and left the history. */
export function useLeaveLayer(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback((path) => whenLayerLeft(() => void navigate(path)), [navigate]);
}
