import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useGoBack } from '../../../shared/navigation/use-go-back.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { resultadoText as text } from '../resultado.text.ts';
import styles from './Resultado.module.css';

/**
 * The column of a result. The answer replaced the screen without a change of address, so its heading takes the
 * focus: who listens hears it at once.
 */
export function ResultadoFrame({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const goBack = useGoBack();
  useEffect(() => {
    window.scrollTo(0, 0);
    content.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <Page
      header={
        <header className={styles.top}>
          <IconButton label={text.voltar} icon={<X />} onClick={goBack} />
        </header>
      }
      footer={footer}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </Page>
  );
}
