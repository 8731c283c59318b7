import { useEffect, useState } from 'react';
import { consolePlatformText as text } from '../../console-platform.text.ts';
import { segundosVisivel } from '../use-revelado.ts';

/** Counts down the seconds until a revealed value hides. */
export function Restante() {
  const [segundos, setSegundos] = useState(segundosVisivel);
  useEffect(() => {
    const timer = setInterval(() => setSegundos((left) => Math.max(1, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return <small>{text.esconde(segundos)}</small>;
}
