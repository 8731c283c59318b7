import { Lightbulb, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { appPaths } from '../../../platform/navigation/paths/app-paths.ts';
import { NoCelular } from '../../../platform/navigation/NoCelular.tsx';
import { useGoBack } from '../../../platform/navigation/use-go-back.ts';
import { IconButton } from '@trevo/ui/action/IconButton.tsx';
import { Card } from '@trevo/ui/display/Card.tsx';
import { BottomBar } from '@trevo/ui/layout/BottomBar.tsx';
import { Page } from '@trevo/ui/layout/Page.tsx';
import styles from './Desfecho.module.css';
import { desfechoText as text } from './desfecho.text.ts';

export interface DesfechoPageProps {
  tone: 'sucesso' | 'alerta' | 'perigo' | 'marca';
  icon: ReactNode;
  title: string;
  /** Sentence below the title. */
  message?: ReactNode;
  /** Buttons and links, the primary one first. */
  actions: ReactNode;
  children?: ReactNode;
}

/**
 * Result page: icon, title, consequences and next steps. It may replace a form at the same address, so its
 * heading takes the focus and screen readers announce it.
 */
export function DesfechoPage({ tone, icon, title, message, actions, children }: DesfechoPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const goBack = useGoBack();
  // A layout effect moves the focus before paint, so no input can reach the page before that.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page
      header={
        <header className={styles.top}>
          <IconButton label={text.voltar} icon={<X />} onClick={goBack} />
        </header>
      }
      footer={<BottomBar>{actions}</BottomBar>}
    >
      <div className={styles.content}>
        <div className={styles.titulo}>
          <span className={styles.mark} data-tone={tone} aria-hidden="true">
            {icon}
          </span>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {message && <p>{message}</p>}
        </div>
        {children}
        <NoCelular path={appPaths.home} motivo="totem" />
      </div>
    </Page>
  );
}

/** Advice on the next step; renders nothing when there is none. */
export function Cura({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <Card>
      <div className={styles.cura}>
        <Lightbulb aria-hidden="true" />
        <p>{children}</p>
      </div>
    </Card>
  );
}
