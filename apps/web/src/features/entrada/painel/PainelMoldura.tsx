import { ChevronLeft } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import type { MolduraProps } from '../../cadastro/public.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import styles from './PainelDialog.module.css';
import { PainelTitleContext } from './painel-title-context.ts';

/** What stands in a panel: the way back, the title, the content and its bar. */
export function PainelMoldura({ title, subtitle, onBack, backLabel, footer, children }: MolduraProps) {
  const titleId = use(PainelTitleContext);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Each step begins to be read at its title.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.moldura}>
      <header className={styles.header}>
        <IconButton label={backLabel} icon={<ChevronLeft />} onClick={onBack} className={styles.back} />
        <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      <div className={styles.body}>{children}</div>
      {footer}
    </div>
  );
}
