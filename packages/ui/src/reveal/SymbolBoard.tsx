import { GameSymbol, type GameSymbolName } from './GameSymbol.tsx';
import type { ScratchField } from './scratch/scratch-share.ts';
import styles from './SymbolBoard.module.css';

export interface SymbolBoardProps {
  /** Nine symbols, line by line; empty while they are unknown. */
  symbols: readonly GameSymbolName[];
  /** The symbol that occurs three times, once it may be revealed. */
  winning?: GameSymbolName | undefined;
}

/** Nine symbols on panes, exactly below the panes of the cover. Hidden from screen readers. */
export function SymbolBoard({ symbols, winning }: SymbolBoardProps) {
  return (
    <div className={styles.board} aria-hidden="true">
      {nineFields.map(({ x, y, width, height }, i) => {
        const name = symbols[i];
        return (
          <span
            key={`${x} ${y}`}
            className={styles.pane}
            data-winning={(winning !== undefined && name === winning) || undefined}
            data-quiet={(winning !== undefined && name !== winning) || undefined}
            style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
          >
            {name && <GameSymbol name={name} />}
          </span>
        );
      })}
    </div>
  );
}

const percent = (part: number) => `${part * 100}%`;

const gap = 0.035;
const side = (1 - gap * 4) / 3;

/** Three by three panes with gaps, in fractions of a square. */
export const nineFields: readonly ScratchField[] = Array.from({ length: 9 }, (_, i) => ({
  x: gap + (i % 3) * (side + gap),
  y: gap + Math.floor(i / 3) * (side + gap),
  width: side,
  height: side,
}));
