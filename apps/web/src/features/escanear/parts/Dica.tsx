import { useEffect, useState } from 'react';
import type { Lenses } from '../camera/use-lenses.ts';
import type { LightAndZoom } from '../camera/use-light-and-zoom.ts';
import { escanearText as text } from '../escanear.text.ts';

const eachMilliseconds = 4_000;

export interface DicaProps {
  light: Pick<LightAndZoom, 'torch' | 'zooms' | 'zoom'>;
  lenses: Pick<Lenses, 'count'>;
}

/** Rotates hints while nothing is found; only hints that this camera supports. */
export function Dica({ light, lenses }: DicaProps) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((n) => n + 1), eachMilliseconds);
    return () => clearInterval(timer);
  }, []);
  const dicas = listDicas(light, lenses);
  return dicas[turn % dicas.length];
}

export function listDicas(
  { torch, zooms, zoom }: DicaProps['light'],
  { count }: DicaProps['lenses'],
): string[] {
  const { aproxime, reflexo, luz, zoom: useZoom, lente, alise } = text.dicas;
  return [
    text.dica,
    aproxime,
    ...(torch === false ? [luz] : []),
    ...(zooms.length > 0 && zoom === 1 ? [useZoom] : []),
    reflexo,
    ...(count > 1 ? [lente] : []),
    alise,
  ];
}
