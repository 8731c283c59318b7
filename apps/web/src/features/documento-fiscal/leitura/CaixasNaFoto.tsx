import { useEffect, useRef } from 'react';
import { isMotionReduced } from '@trevo/ui/gesture/reduced-motion.ts';
import styles from './LeituraNaFoto.module.css';
import { type Caixa, type CampoLido, type CampoNome, findLimites } from './list-campos.ts';

export interface CaixasNaFotoProps {
  campos: readonly CampoLido[];
  /** The value of the highlighted boxes. */
  destaque: CampoNome | null;
  /** Beside a form without numbered fields. */
  semNumeros?: boolean;
}

/** Frames around the values on a photo, each kind with its colour and number. Decoration: a list has the values. */
export function CaixasNaFoto({ campos, destaque, semNumeros = false }: CaixasNaFotoProps) {
  const placed = campos.filter(({ caixas }) => caixas.length > 0);
  const highlighted = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const mark = highlighted.current;
    const janela = mark?.closest('[data-janela]');
    if (!mark || !janela) return;
    janela.scrollTo({
      top: mark.offsetTop - janela.clientHeight / 2,
      left: mark.offsetLeft - janela.clientWidth / 4,
      behavior: isMotionReduced() ? 'auto' : 'smooth',
    });
  }, [destaque]);
  return (
    <>
      {/* Corners are parts of the picture: the stretched unit square fits any aspect ratio. */}
      <svg className={styles.caixas} viewBox="0 0 1 1" preserveAspectRatio="none">
        {placed.flatMap(({ nome, caixas }) =>
          caixas.map((caixa) => (
            <polygon
              key={`${nome} ${toPoints(caixa)}`}
              className={styles.caixa}
              data-campo={nome}
              data-destaque={toDestaque(nome, destaque)}
              points={toPoints(caixa)}
            />
          )),
        )}
      </svg>
      {placed.map(({ nome, numero, caixas }) => {
        const { esquerda, topo, base } = findLimites(caixas.slice(0, 1));
        return (
          <span
            key={nome}
            ref={nome === destaque ? highlighted : undefined}
            className={semNumeros ? styles.lugar : styles.marca}
            data-campo={nome}
            data-destaque={toDestaque(nome, destaque)}
            style={{ left: `max(2px, ${esquerda * 100}% - 24px)`, top: `${((topo + base) / 2) * 100}%` }}
          >
            {!semNumeros && numero}
          </span>
        );
      })}
    </>
  );
}

const toPoints = (caixa: Caixa): string => caixa.map(([x, y]) => `${x},${y}`).join(' ');

const toDestaque = (nome: CampoNome, destaque: CampoNome | null): 'sim' | 'nao' | undefined =>
  destaque === null ? undefined : nome === destaque ? 'sim' : 'nao';
